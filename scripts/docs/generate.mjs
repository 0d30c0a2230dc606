/** `npm run generate` writes the generated parts of docs: where readings are mentioned, all decisions, all control calls. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../npm.mjs'
import { generatedPages } from './generatedPages.mjs'

for (const { file, write } of generatedPages()) {
  const path = join(root, file)
  writeFileSync(path, write(readFileSync(path, 'utf8')))
}
