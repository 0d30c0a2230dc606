import { expect, test } from 'vitest'
import { raceOfIdentityCode } from './race.ts'

test.each([
  ['CN', 'chinese'],
  ['MY', 'malay'],
  ['IN', 'indian'],
  ['EU', 'others'],
  ['XX', 'others'],
  ['', 'others'],
])('the race of the identity code %j is %s', (code, race) => {
  expect(raceOfIdentityCode(code)).toBe(race)
})
