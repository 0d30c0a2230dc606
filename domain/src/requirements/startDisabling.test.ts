import { expect, test } from 'vitest'
import { type LandingState, startDisabledBy } from './startDisabling.ts'

const chosen: LandingState = {
  domain: 'residential',
  type: 'personal',
  ready: true,
  maintenance: false,
  starting: false,
}

test.each<[string, Partial<LandingState>, readonly string[]]>([
  ['everything is chosen and read', {}, []],
  ['no premises type is chosen', { domain: null }, ['premises_type_missing']],
  ['no registration type is chosen', { type: null }, ['registration_type_missing']],
  ['the flags are not read yet', { ready: false }, ['not_ready']],
  ['the service is under maintenance', { maintenance: true }, ['maintenance']],
  ['the application is starting', { starting: true }, ['starting']],
  ['neither is chosen', { domain: null, type: null }, ['premises_type_missing', 'registration_type_missing']],
])('what disables Start when %s: %#', (_when, changes, by) => {
  expect(startDisabledBy({ ...chosen, ...changes })).toEqual(by)
})
