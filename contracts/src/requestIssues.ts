import type { Issue } from './errors.ts'
import { type SchemaError, schemaIssues } from './schemaIssues.ts'

/** Why the parts of a request failed their schemas. */
export interface RequestErrors {
  readonly pathParams?: SchemaError
  readonly headers?: SchemaError
  readonly query?: SchemaError
  readonly body?: SchemaError
}

/**
 * The issues in the refusal of a request that failed validation: one for each field, with the message of its schema, in
 * this order of the parts. Of a union they are those of the shape with the fewest issues.
 */
export const requestIssues = ({ pathParams, headers, query, body }: RequestErrors): readonly Issue[] =>
  [pathParams, headers, query, body].flatMap(schemaIssues)
