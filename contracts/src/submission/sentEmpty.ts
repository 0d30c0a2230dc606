import { z } from 'zod'

/** A text that this kind of applicant sends empty, because every field of the list is always present (C-189). */
export const sentEmpty = (description: string) =>
  z.literal('').meta({ description: `${description} Empty from a company.` })
