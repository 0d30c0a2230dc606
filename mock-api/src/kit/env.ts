import { isIP } from 'node:net'
import { findPackageJSON } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { links } from '@open-account/contracts/settings'
import { kioskLinkSeconds } from '@open-account/domain/kiosk/kioskSession'
import { z } from 'zod'
import { objectStoreAddress } from './objectStoreAddress.ts'
import { parsedJson } from './parsedJson.ts'

const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
/** Origins separated by commas or spaces. */
const origins = z.string().transform((text, context) => {
  const list = text.split(/[\s,]+/).filter(entry => entry !== '')
  for (const entry of list)
    if (!URL.canParse(entry) || new URL(entry).origin !== entry)
      context.addIssue({ code: 'custom', message: `${entry} is no origin such as https://example.com` })
  return list
})

/** Networks without callers from outside, by their names in Fastify. */
const privateNetworks: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])
const isNetwork = (entry: string): boolean => {
  const [address = '', bits = '0', ...rest] = entry.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most && rest.length === 0
}
/** Addresses and networks separated by commas or spaces. */
const networks = z.string().transform((text, context) => {
  const list = text.split(/[\s,]+/).filter(entry => entry !== '')
  for (const entry of list)
    if (!privateNetworks.has(entry) && !isNetwork(entry))
      context.addIssue({ code: 'custom', message: `${entry} is no address such as 10.0.0.1 or 10.0.0.0/8` })
  return list
})

/** The host of an address, without its port: a name, an IPv4 address, or an IPv6 address in brackets. */
const host = /^(?:[\w.-]+|\[[\da-f:.]+\])$/i
/** Hosts separated by commas or spaces. */
const hosts = z.string().transform((text, context) => {
  const list = text.split(/[\s,]+/).filter(entry => entry !== '')
  for (const entry of list)
    if (!host.test(entry))
      context.addIssue({ code: 'custom', message: `${entry} is no host such as testing.example` })
  return list.map(entry => entry.toLowerCase())
})

/** The pages that explain the identity services are public; every other link belongs to the installation. */
const publicLinks = {
  myinfo: 'https://www.singpass.gov.sg/main/individuals/',
  myinfoBusiness: 'https://www.singpass.gov.sg/main/businesses/',
}
/** Links out of the application, by name, as JSON. */
const linksByName = z.string().transform((text, context) => {
  const result = links.safeParse(parsedJson(text))
  if (result.success) return result.data
  context.addIssue({
    code: 'custom',
    message: 'it is no JSON object of addresses such as {"login":"https://example.com"}',
  })
  return z.NEVER
})

/** The folder of this package, for its sources and for its build. */
const packageFolder = dirname(findPackageJSON(import.meta.url) ?? import.meta.dirname)

/** Every setting of the service, read once from the environment. */
const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** The folder of the embedded store and of the files. */
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform(folder => resolve(folder)),
  /** PostgreSQL in place of the embedded store; empty for the embedded one. */
  DATABASE_URL: z.union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })]).default(''),
  /** An object store for the files in place of the folder; null for the folder. */
  FILES_URL: z
    .string()
    .default('')
    .transform((text, context) => {
      const address = text === '' ? null : objectStoreAddress(text)
      if (text !== '' && address === null)
        context.addIssue({
          code: 'custom',
          message: 'it is no address such as s3://bucket?endpoint=https://s3.example.com&region=us-east-1',
        })
      return address
    }),
  /** The credentials for the object store. */
  AWS_ACCESS_KEY_ID: z.string().default(''),
  AWS_SECRET_ACCESS_KEY: z.string().default(''),
  /** The region of the object store, where FILES_URL has none. */
  AWS_REGION: z.string().default(''),
  /** A mail server for one-time passwords, besides the inbox; empty for the inbox only. */
  SMTP_URL: z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]).default(''),
  MAIL_FROM: z.email().default('no-reply@open-account.example'),
  /** `off` removes the control API with its pages, header and cookie. */
  CONTROL: z.enum(['on', 'off']).default('on'),
  /** Credential for the control API and its pages; when empty, the service makes one at its start if it needs one. */
  CONTROL_TOKEN: z
    .string()
    .regex(/^(?:[\x21-\x7E]{16,256})?$/, '16 to 256 visible ASCII characters are needed')
    .default(''),
  /** Hosts under which the service may be steered, besides its own, that of PUBLIC_URL and loopback. */
  CONTROL_HOSTS: hosts.default([]),
  /** `off` records no call: the request log and the coverage of every world stay empty. */
  REQUEST_LOG: z.enum(['on', 'off']).default('on'),
  /** `on` serves `/metrics`. */
  METRICS: z.enum(['on', 'off']).default('off'),
  /** The origin of a backend to which the calls are passed on and recorded; empty for none. */
  RECORD_TO: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })])
    .default('')
    .transform(url => (url === '' ? '' : new URL(url).origin)),
  /** The delay of an answer, unless a world has its own. Milliseconds. */
  LATENCY_MS: wholeNumber(0, 60_000).default(700),
  /** How many calls an address may make within a second; 0 for no limit. */
  RATE_LIMIT: wholeNumber(0, 1_000_000).default(0),
  /** Proxies that are trusted for the address, host and scheme of a caller; none by default. */
  TRUSTED_PROXIES: networks.default([]),
  /** Seconds from the stop signal to the closed port, in which a load balancer sees that the service is not ready. */
  DRAIN_SECONDS: wholeNumber(0, 5).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Seconds that the link of a kiosk's QR code opens its upload session. */
  KIOSK_LINK_SECONDS: wholeNumber(1, 86_400).default(kioskLinkSeconds),
  /** The origin in an address for another device, when the call does not name it. */
  PUBLIC_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })])
    .default('')
    .transform(url => (url === '' ? '' : new URL(url).origin)),
  /** Origins of web applications that are served elsewhere. */
  CORS_ORIGINS: origins.default([]),
  /** Origins that may show the application in a frame; none by default. */
  FRAME_ANCESTORS: origins.default([]),
  /** The built web application; nothing is served when the folder is missing. */
  WEB_DIST: z
    .string()
    .default(join(packageFolder, '../web/dist'))
    .transform(folder => resolve(folder)),
  /** Where links out of the application lead, such as the service portal's login. */
  LINKS: linksByName.default(publicLinks),
  /** Whether the particulars may be typed in. */
  MANUAL_ENTRY: z.enum(['on', 'off']).default('on'),
  /** Whether the on-screen keyboard of a kiosk is on from the start. */
  KIOSK_KEYBOARD: z.enum(['on', 'off']).default('off'),
})

export type Env = z.output<typeof schema>

/** A setting that cannot be used. The message is one sentence with its name. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/** Reads the settings from environment variables. Throws an EnvironmentError for the first wrong one. */
export const parseEnv = (variables: Readonly<Record<string, string | undefined>>): Env => {
  const parsed = schema.safeParse(variables)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new EnvironmentError(`The setting ${String(issue?.path[0])} is wrong: ${issue?.message}.`)
}
