import { fileURLToPath } from 'node:url'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { describe, expect, test } from 'vitest'
import { documents, openapiFiles } from '../scripts/openapi/documents.ts'

const seconds = 1000

/** What the recommended rules find and stays as it is, each with its reason. */
const accepted: readonly string[] = [
  // The documents print the paths of attachments, so that an id in the second part of a path is never 'attachment'.
  'no-ambiguous-paths #/paths/~1v1~1transaction~1attachment~1{transaction_id}',
  'no-ambiguous-paths #/paths/~1v1~1transaction~1{state_id}~1receipt',
  // The data of an event is described in x-event-data, for which OpenAPI 3.1 has no keyword.
  'no-unused-components #/components/schemas/StreamMessage',
]

describe.each(openapiFiles)('%s', (name, text) => {
  test(
    'follows the recommended rules of Redocly',
    async () => {
      const config = await createConfig({ extends: ['recommended'] })
      const absoluteRef = fileURLToPath(new URL(`../${name}`, import.meta.url))
      const found = await lintFromString({ source: text, absoluteRef, config })
      const problems = found.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer ?? ''}`)
      expect(problems.toSorted()).toEqual(name === 'openapi.json' ? accepted : [])
    },
    60 * seconds,
  )
})

/** Redocly checks each example against its schema too; twice takes five seconds of a processor, so it is done at night. */
const byDay = process.env['NIGHT'] === 'true' ? {} : { 'oas3-valid-media-example': 'off' as const }

describe.each(Object.entries(documents))('%s', (_name, document) => {
  test(
    'follows the recommended rules of Spectral',
    async () => {
      const linter = new spectral.Spectral()
      linter.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'recommended']], rules: byDay })
      const found = await linter.run(JSON.parse(JSON.stringify(document)) as Record<string, unknown>)
      expect(found.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`)).toEqual([])
    },
    60 * seconds,
  )
})
