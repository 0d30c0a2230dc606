import { z } from 'zod'
import { orEmpty } from '../fields/orEmpty.ts'

/** A text that not every application has: left out or sent empty, both mean "not given". */
export const optionalText = (field: z.ZodString) => orEmpty(field).optional()

/** A text the documents send empty from this kind of applicant. */
export const sentEmpty = (description: string) =>
  z
    .literal('')
    .optional()
    .meta({ description: `${description} Empty from a company.` })
