import { z } from 'zod'

/** The first message of a field about a value, or null when the value is accepted. */
export const messageOf = (field: z.core.$ZodType, value: unknown): string | null =>
  z.safeParse(field, value).error?.issues[0]?.message ?? null
