import { expect, it } from 'vitest'
import { readableCode } from './readableCode.ts'

it('a code has the requested length', () => {
  expect(readableCode(6)).toHaveLength(6)
})

it('a code has no vowel, which could spell a word, and no character that looks like another', () => {
  expect(readableCode(10_000)).toMatch(/^[2-9BCDFGHJKMNP-TV-Z]+$/)
})
