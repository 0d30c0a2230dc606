import type { ServiceErrorCode } from '@open-account/contracts/errors'
import type { CheckName } from './checks.ts'
import type { TestDataId } from './testData.ts'

/**
 * A JSON value with places for values of the run, in double braces: `{{start.state_id}}` is a field of an earlier answer,
 * `{{data.linkedEmail}}` a value of the test data, `{{baseUrl}}` the address of the server, `{{each.date}}` the entry of
 * a repeated step. A path may end with `@time` (HHmmss of a time) or `@query:name` (a parameter of an address), and
 * contain `@json` (the value of a JSON text). Three objects mean something else: `$base64url` is the JSON text of its
 * value in base64url, `$form` a message of the payment gateway as a signed form, and `$spread` adds the fields of its
 * value to those beside it.
 */
export type Template =
  | string
  | number
  | boolean
  | null
  | readonly Template[]
  | { readonly [name: string]: Template }

/** The bytes that an upload sends. */
export type FileKind = 'pdf' | 'png' | 'text' | 'empty' | 'tooLarge'

/** What the answer must be, besides fitting the schema of the contract for its status. */
export interface Expectation {
  readonly status: number
  /** The code of a refusal. */
  readonly error?: ServiceErrorCode
  /** Fields that the answer must have with these values; it may have others. */
  readonly body?: Template
  /** Fields that the answer must not have with these values. */
  readonly not?: Template
  /** Paths that the issues of a refusal must name. */
  readonly issues?: readonly string[]
  readonly checks?: readonly CheckName[]
}

export interface Step {
  /** The name of the call in the contract, such as `calendar.days`. */
  readonly call: string
  /** The name under which later steps read its answer; the last part of the call without it. */
  readonly name?: string
  readonly params?: Readonly<Record<string, Template>>
  readonly query?: Readonly<Record<string, Template>>
  readonly headers?: Readonly<Record<string, Template>>
  readonly body?: Template
  readonly file?: { readonly field: string; readonly kind: FileKind }
  /** Makes the call for each entry of this list until the list `until` of the answer has one. */
  readonly each?: { readonly list: string; readonly until: string }
  readonly expect: Expectation
  /** What a person has to look at, because no program can. */
  readonly review?: string
}

/** Calls in their order that show that a server follows one rule of the contract. */
export interface Scenario {
  readonly id: string
  /** What the server does, as a sentence. */
  readonly title: string
  /** Id of the rule, as the mock service names it in X-Rule, or of a rule of the contract. */
  readonly rule: string
  /** Where the documents or the contract say it. */
  readonly clause: string
  /** Test data that a server must offer. */
  readonly needs: readonly TestDataId[]
  readonly steps: readonly Step[]
}
