import { everyAnswerHas } from '@open-account/contracts/answerHeaders'
import { type ArrivedAnswer, answerIssues, contractAnswer } from '@open-account/contracts/answerIssues'
import { contractVersion } from '@open-account/contracts/version'
import type { AppRoute } from '@open-account/contracts/router'
import { checks } from './checks.ts'
import type { Expectation } from './scenario.ts'
import { resolve, type Values } from './template.ts'

/** An answer as it arrived, with its headers. */
export interface Arrived extends ArrivedAnswer {
  readonly headers: Headers
}

/** What was found: errors fail a scenario, warnings do not. */
export interface Findings {
  readonly errors: readonly string[]
  readonly warnings: readonly string[]
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

const contractFindings = (route: AppRoute, arrived: Arrived): Findings => {
  const errors = answerIssues(route, arrived).map(
    ({ path, message }) =>
      `The answer does not fit the contract: ${path === '' ? '' : `${path}: `}${message}`,
  )
  const parsed = contractAnswer(route, arrived.status)?.schema?.safeParse(arrived.body)
  return { errors, warnings: parsed?.success === true ? unknownFields(arrived.body, parsed.data) : [] }
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
  const contract = contractFindings(route, arrived)
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
