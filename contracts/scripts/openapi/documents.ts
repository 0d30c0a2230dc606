import manifest from '../../package.json' with { type: 'json' }
import { control } from '../../src/control/control.ts'
import { contract } from '../../src/index.ts'
import { contractVersion } from '../../src/version.ts'
import { openapiDocument } from './document.ts'

const about = {
  version: contractVersion,
  contact: { name: 'Open Account contributors' },
  license: { name: manifest.license, identifier: manifest.license },
}

const resources = {
  appconfig: 'The feature flags and settings of the application.',
  transaction: 'Starting, submitting and ending an application.',
  premise: 'Premises numbers, streets, supplies and uses of premises.',
  identity: 'Identity data of persons and companies from the identity services.',
  company: 'The register of companies.',
  account: 'Eligibility of an applicant, and the e-mail with its one-time password.',
  tension: 'The tension of an electricity supply.',
  calendar: 'Turn-on dates and appointments.',
  attachment: 'The documents of an application.',
  deposit: 'The security deposit.',
  signature: 'The signature of a company and the signed form.',
  receipt: 'The receipt of a submitted application.',
  payment: 'Payments and their status.',
  gateway: 'The payment gateway and the terminal of a kiosk, which the mock service simulates.',
  kiosk: 'Upload sessions, for the screen that shows the QR code.',
  phone: "Upload sessions, for the applicant's phone.",
  health: 'Whether the service can serve.',
} as const satisfies Record<keyof typeof contract, string>

const controlResources = {
  worlds: 'Separate worlds for testers and tests.',
  clock: 'The clock of a world.',
  flags: 'The feature flags and settings of a world.',
  faults: 'Failures of chosen calls.',
  latency: 'The delay of answers.',
  personas: 'Persons and companies at the identity services.',
  inbox: 'The e-mails of a world.',
  requestLog: 'The calls of a world.',
  applications: 'The applications of a world.',
  streams: 'The streams of kiosks.',
  events: 'What happened in a world, as a list and as a stream.',
  webhooks: 'Addresses to which the events of a world are posted.',
  receiver: 'A test receiver for the webhooks of a world.',
  coverage: 'The rules and errors that a world reached.',
  reportCard: 'What the calls of a world say about their client.',
  snapshots: 'Stored states of a world.',
  links: 'Links to a step of an application with its answers.',
  ownValues: 'Inputs with answers of your own.',
  recordings: 'Calls that were passed on to a backend, and how its answers differ.',
  values: 'Known inputs with known answers.',
} as const satisfies Record<keyof typeof control, string>

/** Both documents by the names of their files. */
export const documents = {
  'openapi.json': openapiDocument(contract, {
    info: {
      title: 'Open Account',
      ...about,
      description:
        'Every call with which people and companies in Singapore open a utilities account. Bodies of requests are ' +
        'closed: an unknown field is refused. Answers may gain fields. x-rules says in words what a value must ' +
        'satisfy that its schema cannot say; x-refused-request is a request that is refused.',
    },
    resources,
    credentials: ['none'],
  }),
  'openapi.control.json': openapiDocument(control, {
    info: {
      title: 'Open Account: control of the mock service',
      ...about,
      description:
        'How a tester controls the mock service: worlds, clock, flags, faults, delay, personas, inbox, request log, ' +
        'applications, streams, events, webhooks, coverage, report card, snapshots, share links and values.',
    },
    resources: controlResources,
    credentials: ['none', 'control'],
  }),
} as const

/** The committed documents as files: name and text. */
export const openapiFiles: readonly (readonly [name: string, text: string])[] = Object.entries(documents).map(
  ([name, document]) => [name, `${JSON.stringify(document, null, 2)}\n`],
)
