import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documents } from '../../domain/src/requirements/documents.ts'
import { root } from '../npm.mjs'

test('docs/glossary.md names every document by its id and its upload type', () => {
  const page = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  const missing = documents
    .flatMap(({ id, uploadType }) => [id, uploadType])
    .filter(name => !page.includes(`\`${name}\``))
  expect(missing).toEqual([])
})
