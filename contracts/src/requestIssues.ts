import type { Issue } from './errors.ts'

/** An issue of a schema: its path, its message and, for a union, the issues of each of its shapes. */
interface SchemaIssue {
  readonly path: readonly unknown[]
  readonly message: string
  readonly branches: readonly (readonly unknown[])[]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const schemaIssueOf = (issue: unknown): SchemaIssue => {
  if (!isRecord(issue)) throw new TypeError(`The issue of a schema is a ${typeof issue}`)
  return {
    path: list(issue['path']),
    message: String(issue['message']),
    branches: list(issue['errors']).map(list),
  }
}

const pathText = (path: readonly unknown[]): string =>
  path.map(step => String(isRecord(step) ? step['key'] : step)).join('.')

/** The shape of a union that the caller probably intended: the one with the fewest issues. */
const intendedBranch = (branches: readonly (readonly unknown[])[]): readonly unknown[] =>
  branches.toSorted((a, b) => a.length - b.length)[0] ?? []

const issuesOf = (schemaIssues: readonly unknown[], parent: readonly unknown[] = []): readonly Issue[] =>
  schemaIssues.map(schemaIssueOf).flatMap(({ path, message, branches }) => {
    const fullPath = [...parent, ...path]
    const closest = intendedBranch(branches)
    return closest.length > 0 ? issuesOf(closest, fullPath) : [{ path: pathText(fullPath), message }]
  })

/** Why a part of a request failed its schema, as zod reports it; nothing for a valid part. */
type PartError = { readonly issues: readonly unknown[] } | null | undefined

/** Why the parts of a request failed their schemas. */
export interface RequestErrors {
  readonly pathParams?: PartError
  readonly headers?: PartError
  readonly query?: PartError
  readonly body?: PartError
}

/**
 * The issues in the refusal of a request that failed validation: one for each field, with the message of its schema, in
 * this order of the parts. Of a union they are those of the shape with the fewest issues.
 */
export const requestIssues = ({ pathParams, headers, query, body }: RequestErrors): readonly Issue[] =>
  [pathParams, headers, query, body].flatMap(error => issuesOf(error?.issues ?? []))
