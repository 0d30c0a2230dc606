import { readFileSync, writeFileSync } from 'node:fs'
import { controlRoutesFile, controlRoutesUrl } from './controlRoutes.ts'
import { generatedPages, pageUrl } from './generatedPages.ts'
import { paletteFile, paletteUrl } from './palette.ts'
import { withGeneratedPart } from './generatedPart.ts'

writeFileSync(paletteUrl, paletteFile())
writeFileSync(controlRoutesUrl, controlRoutesFile())
for (const { file, part } of generatedPages) {
  const url = pageUrl(file)
  writeFileSync(url, withGeneratedPart(readFileSync(url, 'utf8'), part()))
}
