import { expect, test } from 'vitest'
import { clearSession, readSession, sessionKeys, writeSession } from './session.ts'

const fill = () => {
  for (const key of Object.values(sessionKeys)) writeSession(key, `kept ${key}`)
  sessionStorage.setItem('something else', 'on this origin')
}
test('the keys of the session have the specified names, and fourteen are ours', () => {
  expect(Object.values(sessionKeys).toSorted()).toEqual([
    'comfort',
    'frame',
    'identity',
    'isNanl',
    'left',
    'linker',
    'oa_mode',
    'otpConfig',
    'payment',
    'phone',
    'place',
    'redirect',
    'seen',
    'signature',
    'signupData',
    'signupDomainType',
    'signupFlow',
    'signupStart',
    'signupStateId',
    'signupStep',
    'submitted',
    'terminal',
    'token',
    'unattached',
    'userOfPremise',
  ])
})

const left = () => Object.keys(sessionStorage).toSorted()

test('a session clear keeps mode, redirect, state id, token, OTP configuration and the use-of-premises list', () => {
  fill()
  clearSession('normal')
  expect(left()).toEqual(
    ['oa_mode', 'otpConfig', 'redirect', 'signupStateId', 'token', 'userOfPremise'].toSorted(),
  )
  expect(readSession(sessionKeys.stateId)).toBe('kept signupStateId')
})

test('at a kiosk a session clear also deletes the state id and the OTP', () => {
  fill()
  clearSession('kiosk')
  expect(left()).toEqual(['oa_mode', 'redirect', 'token', 'userOfPremise'])
})
