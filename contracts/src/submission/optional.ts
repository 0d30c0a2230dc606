import { z } from 'zod'
import { orEmpty } from '../fields/orEmpty.ts'
import type { Text } from '../fields/text.ts'

/** A text that not every application has: left out or sent empty, both mean "not given". */
export const optionalText = (field: Text) => z.optional(orEmpty(field))

/** A text the documents send empty from this kind of applicant. */
export const sentEmpty = (description: string) =>
  z
    .literal('')
    .optional()
    .meta({ description: `${description} Empty from a company.` })
