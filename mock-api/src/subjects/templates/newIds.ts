import { randomId } from '../../kit/randomId.ts'
import { randomText } from '../../kit/randomText.ts'
import type { Archive } from '../../store/archive.ts'
import { callsIn, batchOf, waitingCall } from '../../store/requestLogBatch.ts'
import type { RequestLogRow } from '../../store/tables.ts'
import { newApplicationId } from '../submission/applicationId.ts'

type Table = keyof Archive['tables']
type Row = NonNullable<Archive['tables'][Table]>[number]

/** The random bytes at the end of an id that sorts after earlier ones. */
const randomEnd = 7

/** A new id that sorts like this one. */
const newSequentialId = (id: string): string =>
  `${id.slice(0, -2 * randomEnd)}${randomText(randomEnd, 'hex')}`

/** eNETS accepts at most 20 characters. */
const newReference = (): string => randomText(15, 'base64url')

/** The columns with ids that no two worlds share, and how such an id is made. */
const ids: Readonly<Partial<Record<Table, Readonly<Record<string, (id: string) => string>>>>> = {
  transactions: { id: randomId, app_id: newApplicationId },
  attachments: { id: randomId },
  signatures: { id: randomId },
  forms: { id: randomId },
  payments: { reference: newReference },
  terminal_transactions: { id: randomId },
  one_time_passwords: { id: newSequentialId },
  messages: { id: newSequentialId },
  faults: { id: newSequentialId },
}

/** What belongs to a device or a receiver of the original, by a secret that only one world can have. */
const ofOriginal: readonly Table[] = [
  'kiosk_sessions',
  'kiosk_events',
  'kiosk_guesses',
  'receipt_links',
  'webhook_deliveries',
  'receivers',
  'received_posts',
  'share_links',
]

/** An id, or another text without a space. */
const idPattern = /[\w-]+/g

/** A value with other ids in all its texts. */
const withIds = (value: unknown, renamed: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return value.replaceAll(idPattern, id => renamed.get(id) ?? id)
  if (Array.isArray(value)) return value.map(item => withIds(item, renamed))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withIds(inner, renamed)]))
}

/** Calls of the request log with other ids. The row of deleted calls has only counts. */
const callsWithIds = (row: RequestLogRow, renamed: ReadonlyMap<string, string>): RequestLogRow => {
  if (row.entries === 0) return row
  const calls = withIds(callsIn(row), renamed) as ReturnType<typeof callsIn>
  return batchOf(
    row.world,
    row.id,
    calls.map(call => waitingCall(row.world, null, call)),
  )
}

/** The new id of each id in an archive that no two worlds share. */
const renamedIds = (tables: Archive['tables']): ReadonlyMap<string, string> => {
  const renamed = new Map<string, string>()
  for (const [table, columns] of Object.entries(ids))
    for (const row of (tables[table as Table] ?? []) as readonly Readonly<Record<string, unknown>>[])
      for (const [column, newId] of Object.entries(columns)) {
        const id = row[column]
        if (typeof id === 'string') renamed.set(id, newId(id))
      }
  return renamed
}

/** An archive for a world beside its original, and the new id of each id. */
export const withNewIds = ({
  own,
  tables,
}: Archive): { readonly archive: Archive; readonly renamed: ReadonlyMap<string, string> } => {
  const renamed = renamedIds(tables)
  const copied = Object.entries(tables)
    .filter(([table]) => !ofOriginal.includes(table as Table))
    .map(([table, rows]) => [
      table,
      table === 'request_log'
        ? (rows as readonly unknown[]).map(row => callsWithIds(row as RequestLogRow, renamed))
        : (withIds(rows, renamed) as readonly Row[]),
    ])
  return { archive: { own, tables: Object.fromEntries(copied) as Archive['tables'] }, renamed }
}
