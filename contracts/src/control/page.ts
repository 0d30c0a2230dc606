import { z } from 'zod'

/** The most entries that one call lists. */
const maxPageSize = 500

/** The query of a list that comes in pages. `after` has the schema of the ids of its entries. */
export const pageQuery = <const Id extends z.core.$ZodType<string>>(after: Id, searched: string) => ({
  text: z.string().min(1).max(100).optional().describe(`Only entries with this text in ${searched}.`),
  after: z.optional(after).describe('The last entry of the previous page.'),
  limit: z.coerce.number().int().min(1).max(maxPageSize).default(100).describe('Size of a page.'),
})

/** How many entries a list has. */
export const total = z.int().nonnegative().describe('How many entries match, on all pages.')
