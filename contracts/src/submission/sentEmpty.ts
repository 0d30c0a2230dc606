import { z } from 'zod'

/** A text that a company sends empty, because a body always has every field (C-189). */
export const sentEmpty = (description: string) =>
  z.literal('').meta({ description: `${description} Empty from a company.` })
