import { readFileSync, writeFileSync } from 'node:fs'
import { generatedPages, pageUrl } from './generatedPages.ts'
import { paletteFile, paletteUrl } from './palette.ts'
import { withGeneratedPart } from './generatedPart.ts'

writeFileSync(paletteUrl, paletteFile())
for (const { file, part } of generatedPages) {
  const url = pageUrl(file)
  writeFileSync(url, withGeneratedPart(readFileSync(url, 'utf8'), part()))
}
