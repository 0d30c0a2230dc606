import { expect, test } from 'vitest'
import { isCompanyName, normaliseCompanyName } from './companyName.ts'

test('a company name is in upper case while it is typed', () => {
  expect(normaliseCompanyName('Kopi & Kaya Pte. Ltd. ')).toBe('KOPI & KAYA PTE. LTD. ')
})

test.each([
  ['KOPI & KAYA (S) PTE. LTD. #1 ~', true],
  ['CAFÉ', false],
  ['TWO\nLINES', false],
  ['   ', false],
  ['', false],
])('whether %j is a company name: %s', (name, expected) => {
  expect(isCompanyName(name)).toBe(expected)
})
