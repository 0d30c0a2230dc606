import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withValues } from '../scripts/readme.ts'

test('the README prints every value with a known answer', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  expect(withValues(readme)).toBe(readme)
})
