import { expect, test } from 'vitest'
import { isPreTurnOnPrompted, applicablePreTurnOn } from './preTurnOn.ts'

test('commercial premises keep what the service says of running supplies', () => {
  expect(applicablePreTurnOn('commercial', true)).toBe(true)
  expect(applicablePreTurnOn('commercial', false)).toBe(false)
})

test('residential premises never have it', () => {
  expect(applicablePreTurnOn('residential', true)).toBe(false)
})

test.each([
  ['the first time', true, false, true],
  ['not a second time', true, true, false],
  ['not without running supplies', false, false, false],
])('the applicant is told of running supplies: %s', (_when, preTurnOn, alreadyTold, prompted) => {
  expect(isPreTurnOnPrompted('commercial', preTurnOn, alreadyTold)).toBe(prompted)
})

test('residential applicants are not told', () => {
  expect(isPreTurnOnPrompted('residential', true, false)).toBe(false)
})
