import { Refusal } from '../../kit/refusal.ts'

interface Query {
  readonly text?: string | undefined
  readonly after?: string | undefined
  readonly limit: number
}

/** What the ids of entries are, and the text in which they are searched. */
interface Described<Entry> {
  readonly idOf: (entry: Entry) => string
  readonly textOf: (entry: Entry) => string
}

/** The refusal of a page after an entry that does not exist. */
export const unknownEntry = (): Refusal =>
  new Refusal('not_found', { description: 'There is no such entry after which a page could begin.' })

/** A page of a short list that is in memory. */
export const pageOf = <Entry>(
  entries: readonly Entry[],
  { text = '', after, limit }: Query,
  { idOf, textOf }: Described<Entry>,
): { readonly page: readonly Entry[]; readonly total: number } => {
  const start = after === undefined ? 0 : entries.findIndex(entry => idOf(entry) === after) + 1
  if (after !== undefined && start === 0) throw unknownEntry()
  const isWanted = (entry: Entry) => textOf(entry).toLowerCase().includes(text.toLowerCase())
  return {
    page: entries.slice(start).filter(isWanted).slice(0, limit),
    total: entries.filter(isWanted).length,
  }
}
