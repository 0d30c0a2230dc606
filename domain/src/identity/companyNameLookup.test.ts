import { expect, test } from 'vitest'
import {
  canLookUpCompany,
  type CompanyNameEvent,
  type CompanyNameLookup,
  isUenExcused,
  nextCompanyNameLookup,
} from './companyNameLookup.ts'

const today = Temporal.PlainDate.from('2026-11-20')
const valid = '200012345W'
/** A well-formed UEN of an entity type that is not published. */
const unlisted = 'T20QQ0001F'
const wrongLetter = '200012345A'

test.each<[CompanyNameEvent, CompanyNameLookup]>([
  ['edited', 'idle'],
  ['started', 'loading'],
  ['found', 'success'],
  ['failed', 'error'],
  ['foundInactive', 'inactive'],
  ['dismissed', 'idle'],
])('after the event %s the look-up is %s', (event, lookup) => {
  expect(nextCompanyNameLookup(event)).toBe(lookup)
})

test.each([
  ['a valid UEN', valid, true],
  ['a UEN of a type that is not listed', unlisted, true],
  ['a wrong check letter', wrongLetter, false],
  ['a UEN of next year', '202712345N', false],
  ['half a UEN', '2000', false],
])('whether %s can be looked up: %s %s', (_what, uen, expected) => {
  expect(canLookUpCompany(uen, today)).toBe(expected)
})

test.each<[string, CompanyNameLookup, string, boolean]>([
  ['a failed look-up of a valid UEN', 'error', valid, true],
  ['a confirmed UEN of a type that is not listed', 'success', unlisted, true],
  ['a confirmed UEN', 'success', valid, true],
  ['a UEN of a type that is not listed and was not confirmed', 'error', unlisted, false],
  ['a wrong check letter after a failed look-up', 'error', wrongLetter, false],
  ['a wrong check letter that was confirmed', 'success', wrongLetter, false],
  ['a look-up under way', 'loading', valid, false],
  ['an inactive company', 'inactive', valid, false],
  ['a valid UEN before any look-up', 'idle', valid, false],
])('whether %s is excused: %s %s %s', (_what, lookup, uen, excused) => {
  expect(isUenExcused(lookup, uen, today)).toBe(excused)
})
