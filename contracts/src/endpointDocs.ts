import type { z } from 'zod'
import type { ServiceErrorCode } from './errors.ts'

/** A value as JSON carries it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** What a caller sends. A file of a multipart body is named here by a sentence in place of its bytes. */
export interface ExampleCall {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Json
}

/** A call that is answered, with the answer. An answer that is no JSON is named by a sentence. */
export interface ValidExample extends ExampleCall {
  readonly answer: { readonly status: number; readonly body?: Json }
}

/**
 * A call that is refused, with the refusal: `shape` when the schemas themselves refuse it, `state` when it is well
 * formed and refused by what the service knows.
 */
export interface InvalidExample extends ExampleCall {
  readonly refusedBy: 'shape' | 'state'
  readonly error: ServiceErrorCode
}

/** The words on an endpoint, besides its summary and description. Every endpoint's `metadata` is one of these. */
export interface EndpointDocs {
  /** Units and formats of the amounts, dates, sizes and codes in the call. */
  readonly units: string
  /** When each refusal of its own is answered. Those that every call shares need no word here. */
  readonly errors: Readonly<Partial<Record<ServiceErrorCode, string>>>
  /** What the data of each event says, where the answer is a stream of events. */
  readonly events?: z.ZodType
  readonly example: { readonly valid: ValidExample; readonly invalid: InvalidExample }
}
