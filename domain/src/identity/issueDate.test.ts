import { expect, test } from 'vitest'
import { issueDateOnWire } from './issueDate.ts'

const date = Temporal.PlainDate.from('2020-06-15')

test.each([
  ['residential', 'personal', date, '20200615'],
  ['commercial', 'personal', date, '20200615'],
  ['residential', 'personal', null, ''],
  ['commercial', 'personal', null, '19000101'],
  ['residential', 'company', date, ''],
  ['commercial', 'company', date, ''],
  ['commercial', 'company', null, ''],
] as const)('a %s %s application with the issue date %s sends %j', (domain, type, issueDate, expected) => {
  expect(issueDateOnWire({ domain, type }, issueDate)).toBe(expected)
})
