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

/** The shape of a union that was probably intended: the one with the fewest issues. */
const intendedBranch = (branches: readonly (readonly unknown[])[]): readonly unknown[] =>
  branches.toSorted((a, b) => a.length - b.length)[0] ?? []

const issuesOf = (schemaIssues: readonly unknown[], parent: readonly unknown[] = []): readonly Issue[] =>
  schemaIssues.map(schemaIssueOf).flatMap(({ path, message, branches }) => {
    const fullPath = [...parent, ...path]
    const closest = intendedBranch(branches)
    return closest.length > 0 ? issuesOf(closest, fullPath) : [{ path: pathText(fullPath), message }]
  })

/** Why a value failed its schema, as zod reports it; nothing for a valid value. */
export type SchemaError = { readonly issues: readonly unknown[] } | null | undefined

/** The issues of a value that failed its schema, one for each field. Of a union they are those of its closest shape. */
export const schemaIssues = (error: SchemaError): readonly Issue[] => issuesOf(error?.issues ?? [])
