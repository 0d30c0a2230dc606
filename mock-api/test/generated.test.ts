import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serviceVariables } from '../scripts/configuration.ts'
import { generatedPages, pageUrl } from '../scripts/generatedPages.ts'
import { withGeneratedPart } from '../scripts/generatedPart.ts'
import { parseEnv } from '../src/kit/env.ts'

test.each(generatedPages)('$file is current', ({ file, part }) => {
  const page = readFileSync(pageUrl(file), 'utf8')
  expect(withGeneratedPart(page, part()), 'Run `npm run generate` and commit what it writes').toBe(page)
})

test('A page without a place for its generated part is an error', () => {
  expect(() => withGeneratedPart('# A page', 'a part')).toThrow('The page has no place for a generated part')
})

test.each(Object.entries(serviceVariables))('The service accepts the example of %s', (name, { example }) => {
  expect(() => parseEnv({ [name]: example })).not.toThrow()
})
