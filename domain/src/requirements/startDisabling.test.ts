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
  ['everything is there', {}, []],
  ['no premises type is chosen', { domain: null }, ['premises_type_missing']],
  ['no registration type is chosen', { type: null }, ['registration_type_missing']],
  ['the flags are not there yet', { ready: false }, ['not_ready']],
  ['the service is under maintenance', { maintenance: true }, ['maintenance']],
  ['it starts already', { starting: true }, ['starting']],
  ['neither is chosen', { domain: null, type: null }, ['premises_type_missing', 'registration_type_missing']],
])('Start when %s: %#', (_when, changes, by) => {
  expect(startDisabledBy({ ...chosen, ...changes })).toEqual(by)
})
