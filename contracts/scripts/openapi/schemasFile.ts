import { documents } from './documents.ts'

/** The named schemas of both documents as one JSON Schema: name and text of the file. */
export const schemasFile: readonly [name: string, text: string] = [
  'schemas.json',
  `${JSON.stringify(
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $comment:
        'The bodies, answers and fields of the contract, without ts-rest and OpenAPI: refer to one of $defs.',
      $defs: {
        ...documents['openapi.control.json'].components.schemas,
        ...documents['openapi.json'].components.schemas,
      },
    },
    null,
    2,
  ).replaceAll('"#/components/schemas/', '"#/$defs/')}\n`,
]
