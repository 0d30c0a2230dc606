import { expect, test } from 'vitest'
import { normaliseUen } from './normaliseUen.ts'

test('a UEN is trimmed and stored in upper case', () => {
  expect(normaliseUen(' t08ll0003b ')).toBe('T08LL0003B')
})
