import { expect, test } from 'vitest'
import { inactiveCompanyDetails, isCompanyInactive, isCompanyLive } from './companyStatus.ts'

test.each([
  ['LIVE', true],
  ['Live', true],
  ['Live Company', true],
  [' live', true],
  ['Struck Off', false],
  ['Alive', false],
  ['', false],
])('whether the status "%s" is live: %s', (status, live) => {
  expect(isCompanyLive(status)).toBe(live)
})

test.each([
  [inactiveCompanyDetails, true],
  ['Found in the register.', false],
  [null, false],
])('whether a look-up with the details "%s" found an inactive company: %s', (details, inactive) => {
  expect(isCompanyInactive(details)).toBe(inactive)
})
