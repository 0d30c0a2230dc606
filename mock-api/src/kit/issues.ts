import type { Issue } from '@open-account/contracts/errors'

/** A schema's complaint: where, what, and for a union what each of its shapes complains of. */
interface Complaint {
  readonly path: readonly unknown[]
  readonly message: string
  readonly branches: readonly (readonly unknown[])[]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const complaintOf = (issue: unknown): Complaint => {
  if (!isRecord(issue)) throw new TypeError('A complaint of a schema is an object')
  return {
    path: list(issue['path']),
    message: String(issue['message']),
    branches: list(issue['errors']).map(list),
  }
}

const written = (path: readonly unknown[]): string =>
  path.map(step => String(isRecord(step) ? step['key'] : step)).join('.')

/** Of the shapes of a union the one that was probably meant: the one with the fewest complaints. */
const meant = (branches: readonly (readonly unknown[])[]): readonly unknown[] =>
  branches.toSorted((a, b) => a.length - b.length)[0] ?? []

/** The complaints of a schema, field by field, in its own sentences. */
export const issuesOf = (complaints: readonly unknown[], above: readonly unknown[] = []): readonly Issue[] =>
  complaints.map(complaintOf).flatMap(({ path, message, branches }) => {
    const place = [...above, ...path]
    const closest = meant(branches)
    return closest.length > 0 ? issuesOf(closest, place) : [{ path: written(place), message }]
  })
