import type { z } from 'zod'

/** What a field says of a value: its first sentence, or null when the value is accepted. */
export const sentenceOf = (field: z.ZodType, value: unknown): string | null =>
  field.safeParse(value).error?.issues[0]?.message ?? null
