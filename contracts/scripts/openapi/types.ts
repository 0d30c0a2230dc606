import type { InvalidExample, Json } from '../../src/endpointDocs.ts'
import type { JsonSchema } from './jsonSchema.ts'

/** The parts of an OpenAPI document that a contract uses. */
export interface Info {
  readonly title: string
  readonly version: string
  readonly description: string
  readonly contact: { readonly name: string }
  readonly license: { readonly name: string; readonly identifier: string }
}

export interface Reference {
  readonly $ref: string
}

export interface Example {
  readonly summary: string
  readonly value: Json
}

export interface MediaType {
  readonly schema: JsonSchema
  readonly example?: Json
  readonly examples?: Readonly<Record<string, Example>>
  readonly 'x-event-data'?: JsonSchema
}

export interface Response {
  readonly description: string
  readonly headers: Readonly<Record<string, Reference>>
  readonly content?: Readonly<Record<string, MediaType>>
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly description: string
  readonly schema: JsonSchema
  readonly example?: string | number
}

/** Each entry is one way to make the call: the schemes that it needs together; none for a call that anybody makes. */
export type Security = readonly Readonly<Record<string, readonly string[]>>[]

export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly security?: Security
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, MediaType>> }
  readonly responses: Readonly<Record<string, Response | Reference>>
  /** What a request must satisfy that its schema cannot say. */
  readonly 'x-rules'?: readonly string[]
  /** A request that is refused. It is no example, because an example fits the schema. */
  readonly 'x-refused-request': InvalidExample
}

export interface OpenapiDocument {
  readonly openapi: '3.1.1'
  readonly info: Info
  readonly servers: readonly {
    readonly url: string
    readonly description: string
    readonly variables: Readonly<Record<string, { readonly default: string; readonly description: string }>>
  }[]
  readonly security: Security
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly responses: Readonly<Record<string, Response>>
    readonly headers: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
}
