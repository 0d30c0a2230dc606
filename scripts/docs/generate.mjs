/** `npm run generate` writes the parts of the pages in docs that follow from the tree: where readings are, which decisions there are. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../npm.mjs'
import { generatedPages } from './generatedPages.mjs'

for (const { file, write } of generatedPages()) {
  const path = join(root, file)
  writeFileSync(path, write(readFileSync(path, 'utf8')))
}
