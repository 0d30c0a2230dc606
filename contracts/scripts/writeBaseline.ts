/** `npm run release` writes the documents of the release, with which every later state is compared. */
import { writeFileSync } from 'node:fs'
import { baselineOf } from './baseline.ts'
import { documents } from './openapi/documents.ts'

for (const [name, document] of Object.entries(documents))
  writeFileSync(new URL(`../baseline/${name}`, import.meta.url), baselineOf(document))
