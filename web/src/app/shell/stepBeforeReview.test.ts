import { describe, expect, test } from 'vitest'
import { draftWith, resident } from '../../../test/applicant.ts'
import type { Draft } from '../../session/draft.ts'
import { eligibilityQuestion } from '../../session/eligibility.ts'
import { factsOf } from '../../session/factsOf.ts'
import { tensionQuestion } from '../../session/tensionQuestion.ts'
import { stepBeforeReview } from './stepBeforeReview.ts'

const signup = { domain: 'commercial', type: 'personal', nanl: false, stateId: 'state-7' } as const
const factory = draftWith(resident, {
  premises: { tension: 'HT' },
  turnOnServices: { type_of_usage: 'permanent' },
  particulars: { eligibilityAskedWith: eligibilityQuestion(resident, 'personal') },
})
const factsAbout = (draft: Draft) =>
  factsOf(draft, signup, 'normal', {
    highTensionHandled: true,
    electronicSignature: false,
    otpBypassed: false,
  })
const afterPremises = (draft: Draft) =>
  stepBeforeReview('premises', { draft, facts: factsAbout(draft), signup })

test('a change of premises from the review leads to the particulars once the eligibility answer is removed', () => {
  const changed = draftWith(factory, {
    premises: { tension: 'LT' },
    particulars: { eligibilityAskedWith: null },
  })
  expect(afterPremises(changed)).toBe('particulars')
})

describe('a change of commercial premises from the review', () => {
  const served = draftWith(factory, {
    particulars: { tensionServedWith: tensionQuestion(factory, factsAbout(factory)) },
  })

  test('a validated tension does not require the particulars again', () => {
    expect(afterPremises(served)).not.toBe('particulars')
  })

  test.each<[string, Draft]>([
    ['was not validated', factory],
    ['changed', draftWith(served, { premises: { tension: 'EHT' } })],
    [
      'was validated with other services',
      draftWith(served, { turnOnServices: { services: { electricity: true, water: false, gas: false } } }),
    ],
    [
      'was validated for another person',
      draftWith(served, { personal_information: { nric_fin: 'S8100003D' } }),
    ],
  ])('the particulars are required again when the tension %s', (_, draft) => {
    expect(afterPremises(draft)).toBe('particulars')
  })

  test('a low tension does not require the particulars again', () => {
    expect(afterPremises(draftWith(factory, { premises: { tension: 'LT' } }))).not.toBe('particulars')
  })
})
