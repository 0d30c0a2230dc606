import { expect, test } from 'vitest'
import { isPlainText } from './plainText.ts'

test.each([
  ['', true],
  ['Tan Ah Kow', true],
  ['陈伟强 José Łukasz', true],
  ['עברית', true],
  ['👩‍👩‍👧', true],
  ['a\0b', false],
  ['a\tb', false],
  ['a\nb', false],
  ['a\x7fb', false],
  ['Tan \u202EwoK hA', false],
  ['Tan \u2067Kow\u2069', false],
])('whether %j is plain text: %s', (text, expected) => {
  expect(isPlainText(text)).toBe(expected)
})
