import {
  type FaultConditions,
  faultConditions,
  type FaultEffect,
  type faultMatch,
} from '@open-account/contracts/control/faults'
import type { reasonsWithoutStub } from '@open-account/contracts/control/recordings'
import type { z } from 'zod'
import { isSecretName, withoutAddressSecrets } from '../requestLog/secrets.ts'
import type { BackendAnswer } from './backendAnswer.ts'
import { parsedJson } from '../../kit/parsedJson.ts'

type Match = z.infer<typeof faultMatch>
type AnswerEffect = Extract<FaultEffect, { kind: 'answer' }>

/** The parts in which calls differ. */
export interface CallParts {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

const maxMatches = 10
const maxValue = 500
const maxBody = 100_000

/** What the name of a credential ends with. Proofs of dates and timeslots are none: without them no replay goes on. */
const credentialName = /(?:token|secret|password|passcode|otp|credential|api[_-]?key|cookie|authorization)$/i
/** What replaces a credential: a text that the contract accepts where it has an id. */
const notRecorded = 'not-recorded'

const withoutCredentials = (value: unknown, name: string): unknown => {
  if (Array.isArray(value)) return value.map(item => withoutCredentials(item, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, withoutCredentials(inner, key)]),
    )
  if (credentialName.test(name) && ['string', 'number'].includes(typeof value) && value !== '')
    return notRecorded
  return typeof value === 'string' ? withoutAddressSecrets(value) : value
}

const storedText = (text: string): string => {
  const value = parsedJson(text)
  return value === undefined ? withoutAddressSecrets(text) : JSON.stringify(withoutCredentials(value, ''))
}

const fieldsIn = (place: Match['in'], value: unknown): readonly Match[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value)
        .filter(
          ([name, field]) =>
            ['string', 'number', 'boolean'].includes(typeof field) &&
            !isSecretName(name) &&
            !name.includes('.') &&
            name.length <= 100 &&
            String(field).length <= maxValue,
        )
        .map(([name, field]) => ({ in: place, name, value: String(field) }))

/** Ids first: they differ most. */
const byIdFirst = (one: Match, other: Match): number =>
  Number(/id$/i.test(other.name)) - Number(/id$/i.test(one.name))

/** The calls that a stub answers: those with the same fields, as far as these are no secrets. */
export const conditionsOf = ({ params, query, body }: CallParts): FaultConditions =>
  faultConditions.parse({
    match: [
      ...fieldsIn('path', params),
      ...fieldsIn('query', query),
      ...fieldsIn('body', body).toSorted(byIdFirst),
    ].slice(0, maxMatches),
  })

/** Why an answer becomes no stub; null when it does. */
export const reasonWithoutStub = ({
  text,
  contentType,
}: BackendAnswer): (typeof reasonsWithoutStub)[number] | null => {
  if (contentType.startsWith('text/event-stream')) return 'stream'
  if (text === null) return 'file'
  return text.length > maxBody ? 'too_large' : null
}

/** An answer as a stub, without credentials. */
export const effectOf = ({ status, contentType, text, location }: BackendAnswer): AnswerEffect => {
  const headers = [
    { name: 'content-type', value: contentType.startsWith('application/json') ? '' : contentType },
    { name: 'location', value: location === null ? '' : withoutAddressSecrets(location) },
  ]
  return {
    kind: 'answer',
    status,
    body: storedText(text ?? ''),
    headers: headers.filter(({ value }) => /^[\x20-\x7E]{1,500}$/.test(value)),
    /** A backend may answer what the contract does not have: that is what a recording shows. */
    unchecked: true,
    when: 'before',
  }
}
