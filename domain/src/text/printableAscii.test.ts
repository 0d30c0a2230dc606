import { expect, test } from 'vitest'
import { isBlank } from './blank.ts'
import { isPrintableAscii } from './printableAscii.ts'

test.each([
  [' ~Az09#', true],
  ['', true],
  ['é', false],
  ['a\tb', false],
  ['a\nb', false],
  ['\x7f', false],
])('whether %j is printable ASCII: %s', (text, expected) => {
  expect(isPrintableAscii(text)).toBe(expected)
})

test.each([
  ['', true],
  [' \t', true],
  [' a ', false],
])('whether %j is blank: %s', (text, expected) => {
  expect(isBlank(text)).toBe(expected)
})
