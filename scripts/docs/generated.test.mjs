import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../npm.mjs'
import { generatedPages } from './generatedPages.mjs'

test.each(generatedPages())('$file is current', ({ file, write }) => {
  const page = readFileSync(join(root, file), 'utf8')
  expect(write(page), 'Run `npm run generate` and commit what it writes').toBe(page)
})
