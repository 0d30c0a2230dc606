import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serviceVariables } from '../scripts/configuration.ts'
import { controlRoutesFile, controlRoutesUrl } from '../scripts/controlRoutes.ts'
import { generatedPages, pageUrl } from '../scripts/generatedPages.ts'
import { paletteFile, paletteUrl } from '../scripts/palette.ts'
import { withGeneratedPart } from '../scripts/generatedPart.ts'
import { parseEnv } from '../src/kit/env.ts'
import { favicon } from '../src/views/favicon.ts'

test.each(generatedPages)('$file is current', ({ file, part }) => {
  const page = readFileSync(pageUrl(file), 'utf8')
  expect(withGeneratedPart(page, part()), 'Run `npm run generate` and commit what it writes').toBe(page)
})

test('The palette of the service is current', () => {
  const file = readFileSync(paletteUrl, 'utf8')
  expect(paletteFile(), 'Run `npm run generate` and commit what it writes').toBe(file)
})

test('The routes of the control API are current', () => {
  const file = readFileSync(controlRoutesUrl, 'utf8')
  expect(controlRoutesFile(), 'Run `npm run generate` and commit what it writes').toBe(file)
})

test('A stylesheet without a colour of the palette is an error', () => {
  expect(() => paletteFile(':root { --ground: #fff }')).toThrow(
    'The palette of web has no light and dark colour --ground',
  )
})

test('The icon of the service is the icon of the application', () => {
  const picture = readFileSync(pageUrl('web/public/favicon.svg'), 'utf8').trim()
  expect(decodeURIComponent(favicon)).toBe(`data:image/svg+xml,${picture}`)
})

test('A page without a place for its generated part is an error', () => {
  expect(() => withGeneratedPart('# A page', 'a part')).toThrow('The page has no place for a generated part')
})

test.each(Object.entries(serviceVariables))('The service accepts the example of %s', (name, { example }) => {
  expect(() => parseEnv({ [name]: example })).not.toThrow()
})
