import { visibleSteps } from '@open-account/domain/flow/flows'
import { beforeEach, expect, test } from 'vitest'
import { resident, residentWith } from '../../../test/applicant.ts'
import { readDraft, saveDraft } from '../../session/draftStore.ts'
import {
  furthestStep,
  saveSignup,
  openStep,
  readSignup,
  setNonStandard,
  storedSteps,
} from '../../session/signup.ts'
import { saveSubmission } from '../../session/submissions.ts'
import showAccepted from './showAccepted.ts'

const withName = (name: string) => residentWith({ personal_information: { name } })
const name = () => readDraft().personal_information.name

/** The step that is shown after the message is closed; null without a message. */
const ledBack = (): string | null => {
  let step: string | null = null
  let close = () => {}
  const isSaid = showAccepted(
    { fail: (_failure, _code, after = close) => (close = after) },
    to => (step = to),
  )
  expect(step).toBeNull()
  close()
  return isSaid ? step : null
}

/** Submits under this name. */
const submitAs = (submitted: string) => {
  saveDraft(withName(submitted))
  saveSubmission()
}

beforeEach(() => {
  saveSignup({ domain: 'residential', type: 'personal', nanl: false, stateId: 'a' })
  saveDraft(resident)
})

test('nothing is restored without a submission, or with the present answers only', () => {
  expect(ledBack()).toBeNull()
  saveSubmission()
  expect(ledBack()).toBeNull()
})

test('submitted answers are restored, and each of them once', () => {
  submitAs('First')
  submitAs('First')
  submitAs('Second')
  ledBack()
  expect(name()).toBe('First')
  saveSubmission()
  expect(ledBack()).toBeNull()
})

test('the latest of several submissions is restored first', () => {
  for (const submitted of ['First', 'Second', 'Third']) submitAs(submitted)
  ledBack()
  expect(name()).toBe('Second')
  saveSubmission()
  ledBack()
  expect(name()).toBe('First')
})

test('a submission that was stored as lines is shown again', () => {
  saveDraft(withName('First'))
  const lines = ['signupData', 'isNanl', 'signupFlow', 'signupStep'].map(key => sessionStorage.getItem(key))
  sessionStorage.setItem('submitted', [...lines, null].join('\n'))
  submitAs('Second')
  ledBack()
  expect(name()).toBe('First')
})

test('the steps and the kind of premises are restored with the answers', () => {
  const company = { domain: 'residential', type: 'company' } as const
  saveSignup({ ...company, nanl: false, stateId: 'a' })
  openStep(visibleSteps({ ...company, identityData: false }), 'upload')
  const submittedState = { steps: storedSteps(company), furthest: furthestStep() }
  expect(submittedState.steps.at(-1)?.step).toBe('upload')
  submitAs('First')

  setNonStandard(true)
  saveDraft(withName('Second'))
  openStep(visibleSteps({ ...company, identityData: true }), 'confirmation')
  expect(ledBack()).toBe('upload')
  expect({ steps: storedSteps(company), furthest: furthestStep() }).toEqual(submittedState)
  expect(readSignup()?.nanl).toBe(false)
  expect(name()).toBe('First')
})
