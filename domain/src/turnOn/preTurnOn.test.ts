import { expect, test } from 'vitest'
import { isPreTurnOnPrompted, applicablePreTurnOn } from './preTurnOn.ts'

test('commercial premises use whether supplies are on already', () => {
  expect(applicablePreTurnOn('commercial', true)).toBe(true)
  expect(applicablePreTurnOn('commercial', false)).toBe(false)
})

test('residential premises never use whether supplies are on already', () => {
  expect(applicablePreTurnOn('residential', true)).toBe(false)
})

test.each([
  ['the first time', true, false, true],
  ['not a second time', true, true, false],
  ['not without running supplies', false, false, false],
])('whether the prompt about running supplies is shown: %s', (_when, preTurnOn, alreadyShown, prompted) => {
  expect(isPreTurnOnPrompted('commercial', preTurnOn, alreadyShown)).toBe(prompted)
})

test('the prompt about running supplies is not shown to residential applicants', () => {
  expect(isPreTurnOnPrompted('residential', true, false)).toBe(false)
})
