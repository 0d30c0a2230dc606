import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../npm.mjs'
import { readTree } from './tree.mjs'

/** Variables that the machine, npm, or one of our programs sets. */
const internal = new Set([
  'ANSWERS',
  'E2E_DATA_DIR',
  'E2E_PORT',
  'GOGC',
  'GOMEMLIMIT',
  'INIT_CWD',
  'PATH',
  'PROOF',
  'TURBO_TELEMETRY_DISABLED',
])

const variable = /(?:process\.env(?:\.|\[')|import\.meta\.env\.)([A-Z][A-Z\d_]+)/g

test('docs/configuration.md has a row for each environment variable that the code reads', () => {
  const page = readFileSync(join(root, 'docs/configuration.md'), 'utf8')
  const readNames = readTree()
    .filter(({ path }) => /\.(?:js|mjs|tsx?)$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(variable)].map(([, name = '']) => name))
  const missing = [...new Set(readNames)].filter(
    name => !internal.has(name) && !page.includes(`| \`${name}\` |`),
  )
  expect(missing).toEqual([])
})
