import { type RawBuilder, sql } from 'kysely'

/** A part of a list. */
export interface Page<Row> {
  /** The last row of the previous page; undefined for the first page. */
  readonly after: Row | undefined
  readonly limit: number
}

/** The rows of a page, and how many there are on all pages. */
export interface Paged<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** A text as part of a pattern, without wildcards. */
const inPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Whether one of these columns has a text in it, whatever its case is. */
export const containsText = (columns: readonly string[], text: string): RawBuilder<boolean> => {
  const pattern = inPattern(text.toLowerCase())
  const each = columns.map(column => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`)
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}

/** Whether a row comes after these values in the order of these columns. */
export const comesAfter = (
  order: 'oldest' | 'newest',
  values: Readonly<Record<string, string | number>>,
): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(Object.keys(values).map(column => sql.ref(column)))}) ${sql.raw(order === 'oldest' ? '>' : '<')} (${sql.join(Object.values(values))})`
