import { expect, test } from 'vitest'
import { normaliseUen } from './normaliseUen.ts'

test('a UEN is stored without spaces around it and in upper case', () => {
  expect(normaliseUen(' t08ll0003b ')).toBe('T08LL0003B')
})
