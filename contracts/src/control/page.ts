import { z } from 'zod'

/** The most entries that one call lists. */
const maxPageSize = 500

/** The text in which the entries of a list are searched. */
export const searchedText = (searched: string) =>
  z.string().min(1).max(100).describe(`Only entries with this text in ${searched}.`)

/** The query of a list that comes in pages. `after` has the schema of the ids of its entries. */
export const pageQuery = <const Id extends z.core.$ZodType<string | number>>(
  after: Id,
  searched: string,
) => ({
  text: searchedText(searched).optional(),
  after: z.optional(after).describe('The last entry of the previous page.'),
  limit: z.coerce.number().int().min(1).max(maxPageSize).default(100).describe('Size of a page.'),
})

/** The query of a list that can begin with its newest entry. */
export const pageOrder = z
  .enum(['oldest', 'newest'])
  .default('oldest')
  .describe('Whether the oldest or the newest entry comes first.')

/** How many entries a list has. */
export const total = z.int().nonnegative().describe('How many entries match, on all pages.')
