import { applicantTypes, domains, type Mode, modes } from '@open-account/domain/application/codes'
import { modeCapabilities } from '@open-account/domain/application/modes'
import { type FlowId, visibleSteps } from '@open-account/domain/flow/flows'
import { beforeEach, expect, test } from 'vitest'
import { draftWith, resident } from '../../../test/applicant.ts'
import type { Draft } from '../../session/draft.ts'
import { eligibilityQuestion } from '../../session/eligibility.ts'
import { factsOf } from '../../session/factsOf.ts'
import { sessionKeys, writeSession } from '../../session/session.ts'
import { saveSignup, openStep } from '../../session/signup.ts'
import { tensionQuestion } from '../../session/tensionQuestion.ts'
import { stepperSteps } from './stepperSteps.ts'

const signup = { domain: 'commercial', type: 'personal', nanl: false, stateId: 'state-7' } as const
const steps = visibleSteps({ ...signup, identityData: false })
const factsAbout = (draft: Draft) =>
  factsOf(draft, signup, 'normal', {
    highTensionHandled: true,
    electronicSignature: false,
    otpBypassed: false,
  })
const stepperWith = (draft: Draft) =>
  stepperSteps({
    draft,
    facts: factsAbout(draft),
    flags: { kind: 'none' },
    capabilities: modeCapabilities.normal,
    signup,
    step: 'premises',
    steps,
  })
/** The index of the last linked step, -1 without one. */
const lastLinkedWith = (draft: Draft) =>
  stepperWith(draft).findLastIndex(({ completed, linked }) => completed && linked)

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

test.each([sessionKeys.unattached, sessionKeys.payment])(
  'no step is linked once the application is accepted (%s)',
  key => {
    openStep(steps, 'payment')
    writeSession(key, 'A-1')
    expect(lastLinkedWith(served)).toBe(-1)
    expect(stepperWith(served).map(({ completed }) => completed)).toEqual([true, true, true, true])
  },
)

test('no step beyond the particulars is linked until the tension is validated', () => {
  openStep(steps, 'payment')
  expect(lastLinkedWith(draftWith(served, { premises: { tension: 'EHT' } }))).toBe(1)
})

const typedAtHome = ['Premises', 'Company Information', 'Review', 'Upload and Submit', 'Review']
const identityAtHome = ['Premises', 'Company Information', 'Review']
const typedCommercial = ['Premises', 'Company Information', 'Review', 'Upload Documents', 'Review', 'Payment']
const identityCommercial = ['Premises', 'Company Information', 'Review', 'Payment']
/** The steps that can follow the premises in each flow and mode: only where a company may type, its steps of typing. */
const shownSteps = {
  'residential/personal': {
    normal: ['Premises', 'Personal Information', 'Utilities', 'Review'],
    mobile: ['Premises', 'Personal Information', 'Utilities', 'Review'],
    kiosk: ['Premises', 'Personal Information', 'Utilities', 'Review'],
  },
  'residential/company': { normal: typedAtHome, mobile: identityAtHome, kiosk: identityAtHome },
  'commercial/personal': {
    normal: ['Premises', 'Personal Information', 'Review', 'Payment'],
    mobile: ['Premises', 'Personal Information', 'Review', 'Payment'],
    kiosk: ['Premises', 'Personal Information', 'Review', 'Payment'],
  },
  'commercial/company': { normal: typedCommercial, mobile: identityCommercial, kiosk: typedCommercial },
} as const satisfies Readonly<Record<FlowId, Readonly<Record<Mode, readonly string[]>>>>

const cases = domains.flatMap(domain =>
  applicantTypes.flatMap(type =>
    modes.map(mode => ({ domain, type, mode, names: shownSteps[`${domain}/${type}`][mode] })),
  ),
)

test.each(cases)(
  'a $type applicant in $domain premises has only the steps that can follow in $mode mode',
  ({ domain, type, mode, names }) => {
    const started = { ...signup, domain, type }
    saveSignup(started)
    const facts = { ...factsAbout(served), domain, type, mode, identityData: null } as const
    const shown = stepperSteps({
      draft: served,
      facts,
      flags: { kind: 'none' },
      capabilities: modeCapabilities[mode],
      signup: started,
      step: 'premises',
      steps: visibleSteps(facts),
    })
    expect(shown.map(({ name }) => name)).toEqual(names)
  },
)

test('an applicant who has typed the particulars keeps the steps when typing is no longer allowed', () => {
  const started = { ...signup, domain: 'residential', type: 'company' } as const
  saveSignup(started)
  const facts = {
    ...factsAbout(served),
    domain: 'residential',
    type: 'company',
    identityData: false,
  } as const
  const shown = stepperSteps({
    draft: served,
    facts,
    flags: { kind: 'none' },
    capabilities: { ...modeCapabilities.normal, manualEntry: modeCapabilities.kiosk.manualEntry },
    signup: started,
    step: 'upload',
    steps: visibleSteps(facts),
  })
  expect(shown.map(({ id }) => id)).toEqual(['premises', 'particulars', 'review', 'upload'])
})
