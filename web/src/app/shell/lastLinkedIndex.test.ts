import { visibleSteps } from '@open-account/domain/flow/flows'
import { beforeEach, expect, test } from 'vitest'
import { draftWith, resident } from '../../../test/applicant.ts'
import type { Draft } from '../../session/draft.ts'
import { eligibilityQuestion } from '../../session/eligibility.ts'
import { factsOf } from '../../session/factsOf.ts'
import { saveSignup, openStep } from '../../session/signup.ts'
import { tensionQuestion } from '../../session/tensionQuestion.ts'
import { lastLinkedIndex } from './lastLinkedIndex.ts'

const signup = { domain: 'commercial', type: 'personal', nanl: false, stateId: 'state-7' } as const
const steps = visibleSteps({ ...signup, identityData: false })
const factsAbout = (draft: Draft) =>
  factsOf(draft, signup, 'normal', {
    highTensionHandled: true,
    electronicSignature: false,
    otpBypassed: false,
  })
const lastLinkedWith = (draft: Draft) => lastLinkedIndex(steps, { draft, facts: factsAbout(draft) })

const factory = draftWith(resident, {
  premises: { tension: 'HT' },
  turnOnServices: { type_of_usage: 'permanent' },
})
const served = draftWith(factory, {
  particulars: {
    eligibilityAskedWith: eligibilityQuestion(factory, 'personal'),
    tensionServedWith: tensionQuestion(factory, factsAbout(factory)),
  },
})

beforeEach(() => saveSignup(signup))

test('every step that was reached is linked, and no other', () => {
  expect(lastLinkedWith(served)).toBe(0)
  openStep(steps, 'payment')
  expect(lastLinkedWith(served)).toBe(3)
})

test('no step beyond the particulars is linked until the tension is validated', () => {
  openStep(steps, 'payment')
  expect(lastLinkedWith(draftWith(served, { premises: { tension: 'EHT' } }))).toBe(1)
})
