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
/** Well formed, of an entity type that is not published. */
const unlisted = 'T20QQ0001F'
const wrongLetter = '200012345A'

test.each<[CompanyNameEvent, CompanyNameLookup]>([
  ['edited', 'idle'],
  ['started', 'loading'],
  ['found', 'success'],
  ['failed', 'error'],
  ['foundInactive', 'inactive'],
  ['dismissed', 'idle'],
])('%s: %s', (event, lookup) => {
  expect(nextCompanyNameLookup(event)).toBe(lookup)
})

test.each([
  ['a valid UEN', valid, true],
  ['a UEN of a type that is not listed', unlisted, true],
  ['a wrong check letter', wrongLetter, false],
  ['a UEN of next year', '202712345N', false],
  ['half a UEN', '2000', false],
])('%s is looked up: %s %s', (_what, uen, asked) => {
  expect(canLookUpCompany(uen, today)).toBe(asked)
})

test.each<[string, CompanyNameLookup, string, boolean]>([
  ["the look-up's own error beside a valid UEN", 'error', valid, true],
  ['a confirmed UEN of a type that is not listed', 'success', unlisted, true],
  ['a confirmed UEN', 'success', valid, true],
  ['a UEN of a type that is not listed and was not confirmed', 'error', unlisted, false],
  ['a wrong check letter, whatever the look-up', 'error', wrongLetter, false],
  ['a wrong check letter that was confirmed', 'success', wrongLetter, false],
  ['a look-up under way', 'loading', valid, false],
  ['an inactive company', 'inactive', valid, false],
  ['before any look-up', 'idle', valid, false],
])('%s is excused: %s %s %s', (_what, lookup, uen, excused) => {
  expect(isUenExcused(lookup, uen, today)).toBe(excused)
})
