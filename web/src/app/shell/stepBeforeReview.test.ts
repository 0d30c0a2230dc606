import { describe, expect, test } from 'vitest'
import { draftWith, resident } from '../../../test/applicant.ts'
import type { Draft } from '../../session/draft.ts'
import { factsOf } from '../../session/factsOf.ts'
import { tensionQuestion } from '../../session/tensionQuestion.ts'
import { stepBeforeReview } from './stepBeforeReview.ts'

const signup = { domain: 'commercial', type: 'personal', nanl: false, stateId: 'state-7' } as const
const factory = draftWith(resident, {
  premises: { tension: 'HT' },
  turnOnServices: { type_of_usage: 'permanent' },
})
const factsAbout = (draft: Draft) =>
  factsOf(draft, signup, 'normal', {
    highTensionHandled: true,
    electronicSignature: false,
    otpBypassed: false,
  })
const afterPremises = (draft: Draft) =>
  stepBeforeReview('premises', { draft, facts: factsAbout(draft), signup })

describe('a change of commercial premises leads from the review', () => {
  const served = draftWith(factory, {
    particulars: { tensionServedWith: tensionQuestion(factory, factsAbout(factory)) },
  })

  test('back to it where the tension was found to be served', () => {
    expect(afterPremises(served)).not.toBe('particulars')
  })

  test.each<[string, Draft]>([
    ['was not validated', factory],
    ['is another one', draftWith(served, { premises: { tension: 'EHT' } })],
    [
      'goes with other services',
      draftWith(served, { turnOnServices: { services: { electricity: true, water: false, gas: false } } }),
    ],
    ['is that of somebody else', draftWith(served, { personal_information: { nric_fin: 'S8100003D' } })],
  ])('by the particulars where the tension %s', (_, draft) => {
    expect(afterPremises(draft)).toBe('particulars')
  })

  test('back to it where the tension is low', () => {
    expect(afterPremises(draftWith(factory, { premises: { tension: 'LT' } }))).not.toBe('particulars')
  })
})
