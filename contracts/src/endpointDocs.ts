import type { z } from 'zod'
import type { AnswerHeader } from './answerHeaders.ts'
import type { Credential } from './credentials.ts'
import type { ServiceErrorCode } from './errors.ts'

/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** The request of an example. In a multipart body a sentence replaces the bytes of a file. */
export interface ExampleCall {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Json
}

/** A valid request and its answer. A sentence replaces an answer that is not JSON. */
export interface ValidExample extends ExampleCall {
  readonly answer: { readonly status: number; readonly body?: Json }
}

/**
 * A request that is refused, and the error: `shape` when the schemas refuse it, `state` when the service refuses a
 * well-formed request because of its data.
 */
export interface InvalidExample extends ExampleCall {
  readonly refusedBy: 'shape' | 'state'
  readonly error: ServiceErrorCode
}

/** The two examples of an endpoint, which a test runs. */
export interface EndpointExample {
  readonly valid: ValidExample
  readonly invalid: InvalidExample
}

/** The examples of a router's endpoints by their names. */
export type ExamplesByCall = Readonly<Record<string, EndpointExample>>

/** The documentation of an endpoint besides its summary and description: its `metadata`. */
export interface EndpointDocs {
  /** Units and formats of the amounts, dates, sizes and codes in the call. */
  readonly units: string
  /** When each of its own errors is returned. Errors that every call shares are in `commonRefusals`. */
  readonly errors: Readonly<Partial<Record<ServiceErrorCode, string>>>
  /** The credentials of which the call needs one; left out for a call that anybody makes. */
  readonly credentials?: readonly Credential[]
  /** Headers of its answer besides those of every answer. */
  readonly headers?: readonly AnswerHeader[]
  /** What a request must satisfy that its schema cannot say, for readers. */
  readonly rules?: readonly string[]
  /** The data of each event, where the answer is a stream of events. */
  readonly events?: z.ZodType
  readonly example: EndpointExample
}
