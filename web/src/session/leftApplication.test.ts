import { continuationLimit } from '@open-account/domain/application/leaving'
import { afterEach, expect, test, vi } from 'vitest'
import { readDraft, saveDraft } from './draftStore.ts'
import { hasLeftApplication, leaveApplication } from './leaveApplication.ts'
import { continueApplication, deleteLeftApplication, readLeftApplication } from './leftApplication.ts'
import { saveModeSearch } from './mode.ts'
import { readOtp, writeOtp } from './otp.ts'
import { clearSession, readSession, sessionKeys, writeSession } from './session.ts'
import { readSignup, saveSignup } from './signup.ts'

const signup = { domain: 'residential', type: 'personal', nanl: true, stateId: 'state-7' } as const
const place = '/open-account/residential/personal/premises'
const subject = { stateId: 'state-7', email: 'ah.kow@example.com' }

afterEach(() => {
  vi.useRealTimers()
})

/** An application with an answer, a file and a verified e-mail address. */
const apply = () => {
  saveSignup(signup)
  writeOtp(subject, { status: 'verified' })
  saveDraft(({ premises }) => ({
    premises: {
      ...premises,
      premise_address: { ...premises.premise_address, premise_description: 'Street light 12' },
    },
    documents: { poo: [{ type: 'proof_of_ownership', filename: 'lease.pdf', file_id: 'f-1', size: 10 }] },
  }))
  writeSession(sessionKeys.place, place)
}

test('continuing restores the answers, the documents, the OTP and the step', () => {
  apply()
  const draft = readDraft()
  leaveApplication('normal')
  expect(readSignup()).toBeNull()
  expect(readDraft().premises.premise_address.premise_description).toBe('')

  const left = readLeftApplication()
  expect(left && continueApplication(left)).toBe(place)
  expect(readSignup()).toEqual(signup)
  expect(readDraft()).toEqual(draft)
  expect(readOtp(subject)).toEqual({ status: 'verified' })
  expect(readSession(sessionKeys.leftApplication)).toBeNull()
})

test('an application without an answer is not stored', () => {
  saveSignup(signup)
  leaveApplication('normal')
  expect(hasLeftApplication('normal')).toBe(false)
  expect(readLeftApplication()).toBeNull()
})

test('a second clearing of the landing page keeps the application', () => {
  apply()
  leaveApplication('normal')
  leaveApplication('normal')
  expect(readLeftApplication()).not.toBeNull()
})

test.each([
  ['after 30 minutes', () => vi.setSystemTime(Date.now() + continuationLimit)],
  ['when the clock was put back', () => vi.setSystemTime(Date.now() - 1)],
  ['when another application is started', () => saveSignup({ ...signup, stateId: 'state-8' })],
  ['when the session is cleared', () => clearSession('normal')],
  ['when the tab becomes a kiosk', () => saveModeSearch({ mode: 'kiosk' })],
  ['when the applicant deletes it', deleteLeftApplication],
])('the application that was left is deleted %s', (_when, happen) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  apply()
  leaveApplication('normal')
  happen()
  expect(readLeftApplication()).toBeNull()
  expect(sessionStorage.getItem(sessionKeys.leftApplication)).toBeNull()
})

test('at a kiosk no application is stored', () => {
  apply()
  leaveApplication('kiosk')
  expect(hasLeftApplication('normal')).toBe(false)
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Street light 12')
})
