import { type Env, parseEnv } from '../src/kit/env.ts'

interface Row {
  readonly meaning: string
  readonly example: string
  /** The printed default where the value itself is not clear. */
  readonly fallback?: string
}

/** Each variable that the service reads. */
export const serviceVariables = {
  PORT: {
    meaning: 'The port. `npm start` serves application and service there, `npm run dev` the application.',
    example: '3100',
  },
  HOST: {
    meaning: 'The address to listen at. Beyond loopback the control API needs a token.',
    example: '0.0.0.0',
    fallback: '`127.0.0.1`; `localhost` with `npm start`',
  },
  DATA_DIR: {
    meaning: 'The folder of the embedded store and of the files. Only its owner can read it.',
    example: '/var/lib/open-account',
    fallback: '`.data`',
  },
  DATABASE_URL: {
    meaning:
      'A PostgreSQL database in place of the embedded store. The files stay in `DATA_DIR`, which replicas share, or in `FILES_URL`. The tests use it too.',
    example: 'postgres://user:password@db:5432/open_account',
  },
  FILES_URL: {
    meaning:
      'A bucket of an object store, which holds the files in place of `DATA_DIR`: see [operations](operations.md#files-in-an-object-store). `endpoint` and `region` are optional on Amazon S3.',
    example: 's3://open-account?endpoint=http://minio:9000&region=us-east-1',
    fallback: '',
  },
  AWS_ACCESS_KEY_ID: { meaning: 'The access key for `FILES_URL`.', example: 'open-account' },
  AWS_SECRET_ACCESS_KEY: {
    meaning: 'The secret of the access key.',
    example: 'wJalrXUtnFEMIK7MDENGbPxRfiCYEXAMPLEKEY',
  },
  AWS_REGION: {
    meaning: 'The region of the object store, where `FILES_URL` names none.',
    example: 'ap-southeast-1',
    fallback: '`us-east-1`',
  },
  SMTP_URL: {
    meaning: 'A mail server for one-time passwords, in addition to the inbox at `/mock`.',
    example: 'smtp://mailpit:1025',
  },
  MAIL_FROM: { meaning: 'The sender of these e-mails.', example: 'no-reply@utilities.example' },
  CONTROL: { meaning: '`off` removes `/mock`, the control API and worlds.', example: 'off' },
  CONTROL_TOKEN: {
    meaning:
      'The credential for `/mock` and the control API, 16 to 256 visible ASCII characters. Without it, a service that listens or is published beyond loopback generates a token and prints a link with it. Replicas need the same token.',
    example: 'q5Zc0m1Xw8Yb3n7Kd2Rf6A',
  },
  CONTROL_HOSTS: {
    meaning:
      'Hosts at which the control API and `/mock` may be used, besides loopback, `HOST` and the host of `PUBLIC_URL`; separated by commas.',
    example: 'testing.example,10.0.0.5',
  },
  REQUEST_LOG: {
    meaning:
      '`off` records no call: the request log and the coverage of every world stay empty. `CONTROL=off` includes it.',
    example: 'off',
  },
  METRICS: {
    meaning: '`on` serves `/metrics` in the format of Prometheus: see [operations](operations.md#metrics).',
    example: 'on',
  },
  RECORD_TO: {
    meaning:
      'The origin of a backend. The service passes the calls on to it and records the answers as stubs of the calling world: see [steering](steering.md#record-and-replay). Without it, the stubs answer. `CONTROL=off` excludes it.',
    example: 'https://backend.example',
  },
  LATENCY_MS: {
    meaning:
      'Milliseconds by which the service delays its answers, like the real one; a world may have its own delay.',
    example: '0',
  },
  RATE_LIMIT: {
    meaning:
      'Calls that one address may make in a second, at each replica; more are answered 429. 0 for no limit.',
    example: '50',
  },
  TRUSTED_PROXIES: {
    meaning:
      "Proxies in front, as addresses, networks, `loopback`, `linklocal` or `uniquelocal`, separated by commas. The service trusts the caller's address, host and scheme that they send: list only the proxies' own addresses, no network with callers, and let the first proxy overwrite `X-Forwarded-For`. Without this setting, all callers behind a proxy count as one for `RATE_LIMIT` and for the guesses of a short code.",
    example: '10.0.0.7',
  },
  DRAIN_SECONDS: {
    meaning:
      'Seconds from the stop signal to the closed port, at most 5, in which a load balancer sees that the service is not ready. The service stops within 10 seconds in any case.',
    example: '3',
  },
  LOG_LEVEL: {
    meaning:
      'The log level: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. At `info`, `debug` and `trace`, each call is one line.',
    example: 'debug',
    fallback: '`info`; `warn` with `npm start`',
  },
  KIOSK_LINK_SECONDS: { meaning: "Seconds for which a kiosk's QR code opens its upload.", example: '120' },
  PUBLIC_URL: {
    meaning: 'The public address, used when a call does not contain it: it is in the QR code of a kiosk.',
    example: 'https://open-account.example',
  },
  CORS_ORIGINS: {
    meaning: 'Origins of web applications that are served elsewhere, separated by commas.',
    example: 'https://web.example',
  },
  FRAME_ANCESTORS: {
    meaning: 'Origins that may show the application in a frame, separated by commas.',
    example: 'https://portal.example',
  },
  WEB_DIST: {
    meaning: 'The built web application. Without that folder the service serves only its calls.',
    example: '/srv/web',
    fallback: '`web/dist`',
  },
  LINKS: {
    meaning:
      "The addresses of external links, as JSON by name (`contracts/src/settings.ts`). A link without an address is not shown. A payment is posted to `gateway`. The pages' security policy follows these links, so they are the same in every world.",
    example: '{"login":"https://portal.example/login"}',
    fallback: 'the public pages of Myinfo',
  },
  MANUAL_ENTRY: {
    meaning: '`off` makes Myinfo the only source of particulars.',
    example: 'off',
  },
  KIOSK_KEYBOARD: {
    meaning:
      'Whether the on-screen keyboard is on when a session starts at a kiosk: `on` for kiosks without a keyboard of their own. The applicant can switch it on and off in either case.',
    example: 'on',
  },
} as const satisfies Record<keyof Env, Row>

/** Variables that Vite reads while the web application is built. */
const webBuild = {
  VITE_API_BASE_URL: {
    meaning: "The origin of the service, when it is not the page's own. An image has it by `--build-arg`.",
    example: 'https://api.example',
  },
  VITE_INTERNAL_HOST: {
    meaning: 'The host on which the application does not request flags.',
    example: 'intranet.example',
  },
  VITE_RELEASE: { meaning: 'The name of the build in error reports.', example: '2026-11-22.1' },
} as const satisfies Record<string, Row>

/** Variables of the image with nginx in front of the built application. */
const nginx = {
  SERVICE_URL: {
    meaning: 'Where nginx finds the service.',
    example: 'http://service:3000',
    fallback: '`http://mock-api:3000`',
  },
  FRAME_ANCESTORS: {
    meaning: 'Origins that may show the application in a frame, separated by spaces, as the policy has them.',
    example: 'https://portal.example',
    fallback: "`'none'`",
  },
  API_ORIGIN: {
    meaning: 'The origin of `VITE_API_BASE_URL`, for the security policy.',
    example: 'https://api.example',
    fallback: 'what the image was built with',
  },
  FEEDBACK_ORIGIN: { meaning: 'The origin of the link `feedback`.', example: 'https://feedback.example' },
  REPORT_ORIGIN: { meaning: 'The origin of the link `errorReporting`.', example: 'https://reports.example' },
  GATEWAY_ORIGIN: { meaning: 'The origin of the link `gateway`.', example: 'https://pay.example' },
} as const satisfies Record<string, Row>

/** Variables of tests, measurements and the development server. */
const tests = {
  CHROMIUM: {
    meaning: 'The browser of the end-to-end tests.',
    example: '/usr/bin/chromium',
    fallback: "the machine's own",
  },
  CI: {
    meaning: '`true` makes a missing PostgreSQL or nginx a failure, and installs no git hooks.',
    example: 'true',
  },
  NIGHT: {
    meaning:
      '`true` runs the end-to-end tests in every size and setting, and more tests of the packages and the OpenAPI files.',
    example: 'true',
  },
  SEED: { meaning: 'Repeats a run of `npm run proof` with the seed that it printed.', example: '1234567' },
  SLOWER: {
    meaning:
      'Microseconds by which `npm run bench` slows the floor of a call, to check that it shows a known difference.',
    example: '200',
    fallback: '`0`',
  },
  VECTORS: { meaning: 'Another file of test vectors for `npm run vectors`.', example: './vectors.json' },
  SERVICE_ORIGIN: {
    meaning: 'Where the development server finds the service. `npm run dev` sets it.',
    example: 'http://127.0.0.1:3001',
    fallback: '`http://127.0.0.1:3000`',
  },
} as const satisfies Record<string, Row>

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`)

/** A value in the form of an environment variable; empty for an empty value. */
const shown = (value: unknown): string => {
  const text = Array.isArray(value) ? value.join(',') : String(value)
  return text === '' ? '' : `\`${text}\``
}

const defaults: Readonly<Record<string, unknown>> = parseEnv({})

const table = (rows: Readonly<Record<string, Row>>, defaultOf: (name: string) => string): string =>
  [
    '| variable | default | meaning | example |',
    '|---|---|---|---|',
    ...Object.entries(rows).map(
      ([name, { meaning, example, fallback }]) =>
        `| \`${name}\` | ${fallback ?? defaultOf(name)} | ${cell(meaning)} | \`${cell(example)}\` |`,
    ),
  ].join('\n')

const none = () => ''

/** Every environment variable as Markdown. */
export const configurationTables = (): string =>
  [
    ['## The service', table(serviceVariables, name => shown(defaults[name]))],
    ['## The build of the web application', table(webBuild, none)],
    ['## nginx in front of the built application', table(nginx, none)],
    ['## Tests and development', table(tests, none)],
  ]
    .map(([title, text]) => `${title}\n\n${text}`)
    .join('\n\n')
