import { z } from 'zod'

/** What a field says of a value: its first sentence, or null when the value is accepted. */
export const messageOf = (field: z.core.$ZodType, value: unknown): string | null =>
  z.safeParse(field, value).error?.issues[0]?.message ?? null
