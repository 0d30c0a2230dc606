import { everyAnswerHas } from '@open-account/contracts/answerHeaders'
import { contractVersion } from '@open-account/contracts/version'
import type { AppRoute } from '@open-account/contracts/router'
import { z } from 'zod'
import { checks } from './checks.ts'
import type { Expectation } from './scenario.ts'
import { resolve, type Values } from './template.ts'

/** An answer as it arrived. A JSON body is a value, any other one bytes. */
export interface Arrived {
  readonly status: number
  readonly headers: Headers
  readonly contentType: string
  readonly body: unknown
}

/** What was found: errors fail a scenario, warnings do not. */
export interface Findings {
  readonly errors: readonly string[]
  readonly warnings: readonly string[]
}

/** The schema of an answer and its content type; undefined for a status that the call does not have. */
const responseOf = (
  { responses }: AppRoute,
  status: number,
): { readonly contentType: string | null; readonly schema: z.ZodType | null } | undefined => {
  const response: unknown = responses[status]
  if (response === undefined) return undefined
  if (response instanceof z.ZodType) return { contentType: 'application/json', schema: response }
  if (typeof response === 'object' && response !== null && 'contentType' in response)
    return { contentType: String(response.contentType), schema: null }
  return { contentType: null, schema: null }
}

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing'

/** Where a value differs from the expected one; objects may have other fields. */
const differences = (expected: unknown, value: unknown, path = 'the body'): readonly string[] => {
  if (typeof expected !== 'object' || expected === null)
    return value === expected ? [] : [`${path} is ${shown(value)}, expected ${shown(expected)}`]
  if (Array.isArray(expected) && (!Array.isArray(value) || value.length !== expected.length))
    return [`${path} is ${shown(value)}, expected ${shown(expected)}`]
  if (typeof value !== 'object' || value === null) return [`${path} is ${shown(value)}, expected an object`]
  const fields = new Map<string, unknown>(Object.entries(value))
  return Object.entries(expected).flatMap(([name, part]) => differences(part, fields.get(name), name))
}

/** The fields of an answer that its schema does not have. */
const unknownFields = (body: unknown, parsed: unknown, path = ''): readonly string[] => {
  if (typeof body !== 'object' || body === null || typeof parsed !== 'object' || parsed === null) return []
  const described = new Map<string, unknown>(Object.entries(parsed))
  return Object.entries(body).flatMap(([name, part]) =>
    described.has(name)
      ? unknownFields(part, described.get(name), `${path}${name}.`)
      : [`The contract does not describe the field ${path}${name}`],
  )
}

const headerFindings = ({ headers }: Arrived): Findings => {
  const missing = everyAnswerHas.filter(name => !headers.has(name))
  const version = headers.get('Contract-Version') ?? contractVersion
  const [major] = version.split('.')
  const [ownMajor] = contractVersion.split('.')
  const isSame = version === contractVersion
  return {
    errors: [
      ...missing.map(name => `The header ${name} is missing`),
      ...(major === ownMajor ? [] : [`The server follows version ${version} of the contract`]),
    ],
    warnings:
      isSame || major !== ownMajor
        ? []
        : [`The server follows version ${version} of the contract, this kit ${contractVersion}`],
  }
}

const bodyFindings = (route: AppRoute, { status, contentType, body }: Arrived): Findings => {
  const response = responseOf(route, status)
  if (response === undefined)
    return { errors: [`The contract does not have the status ${status} for this call`], warnings: [] }
  if (response.contentType !== null && contentType.split(';', 1)[0] !== response.contentType)
    return {
      errors: [`The content type is ${contentType || 'missing'}, expected ${response.contentType}`],
      warnings: [],
    }
  if (response.schema === null) return { errors: [], warnings: [] }
  const result = response.schema.safeParse(body)
  return result.success
    ? { errors: [], warnings: unknownFields(body, result.data) }
    : {
        errors: result.error.issues.map(
          ({ path, message }) =>
            `The answer does not fit the contract: ${path.join('.') || 'body'}: ${message}`,
        ),
        warnings: [],
      }
}

interface RefusalBody {
  readonly error?: unknown
  readonly error_description?: unknown
  readonly issues?: readonly { readonly path: string }[]
}

const refusalErrors = (expected: Expectation, body: unknown): readonly string[] => {
  if (expected.error === undefined || typeof body !== 'object' || body === null) return []
  const { error, error_description: description, issues = [] } = body as RefusalBody
  const paths = issues.map(({ path }) => path)
  return [
    ...(error === expected.error ? [] : [`The error is ${shown(error)}, expected ${expected.error}`]),
    ...(typeof description === 'string' && description.trim() !== ''
      ? []
      : ['The refusal has no error_description']),
    ...(expected.issues ?? [])
      .filter(path => !paths.includes(path))
      .map(path => `No issue names ${path}; they name ${paths.join(', ') || 'nothing'}`),
  ]
}

/** The code of an unexpected refusal and the fields that it names. */
const refusalIn = (body: unknown): string => {
  if (typeof body !== 'object' || body === null || !('error' in body)) return ''
  const { error, issues = [] } = body as RefusalBody
  const paths = issues.map(({ path }) => path).join(', ')
  return ` ${String(error)}${paths === '' ? '' : ` (${paths})`}`
}

/** Compares an answer with the contract and with what the step expects. */
export const verify = (
  route: AppRoute,
  expected: Expectation,
  arrived: Arrived,
  sent: unknown,
  values: Values,
): Findings => {
  const { status, body } = arrived
  const headers = headerFindings(arrived)
  const contract = bodyFindings(route, arrived)
  if (status !== expected.status) {
    const wrong = `The status is ${status}${refusalIn(body)}, expected ${expected.status}`
    return { errors: [wrong, ...contract.errors, ...headers.errors], warnings: headers.warnings }
  }
  const wanted = expected.body === undefined ? [] : differences(resolve(expected.body, values), body)
  const unwanted =
    expected.not !== undefined && differences(resolve(expected.not, values), body).length === 0
      ? [`The answer still has ${shown(resolve(expected.not, values))}`]
      : []
  // A check reads fields, so that it needs an answer with the shape of the contract.
  const checked =
    contract.errors.length > 0
      ? []
      : (expected.checks ?? []).flatMap(name => checks[name]({ answer: body, sent }))
  return {
    errors: [
      ...contract.errors,
      ...headers.errors,
      ...refusalErrors(expected, body),
      ...wanted,
      ...unwanted,
      ...checked,
    ],
    warnings: [...contract.warnings, ...headers.warnings],
  }
}
