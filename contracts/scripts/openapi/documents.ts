import manifest from '../../package.json' with { type: 'json' }
import { control } from '../../src/control/control.ts'
import { contract } from '../../src/index.ts'
import { openapiDocument } from './document.ts'

const { version } = manifest

const documents = {
  'openapi.json': openapiDocument(contract, {
    title: 'Open Account',
    version,
    description:
      'Every call with which people and companies in Singapore open a utilities account. Bodies of requests are ' +
      'closed: an unknown field is refused. Answers may gain fields.',
  }),
  'openapi.control.json': openapiDocument(control, {
    title: 'Open Account: control of the mock service',
    version,
    description:
      'How a tester controls the mock service: worlds, clock, flags, faults, delay, personas, inbox, request log, streams, coverage, snapshots and values.',
  }),
}

/** The committed documents as files: name and text. */
export const openapiFiles: readonly (readonly [name: string, text: string])[] = Object.entries(documents).map(
  ([name, document]) => [name, `${JSON.stringify(document, null, 2)}\n`],
)
