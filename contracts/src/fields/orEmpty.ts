import { z } from 'zod'

/** The same text, except that it may be left empty: an empty text means "not given". */
export const orEmpty = (field: z.ZodString): z.ZodString => {
  const { description = '', pattern, maxLength } = { ...field.meta() }
  return z
    .string()
    .overwrite(entered => entered.trim())
    .check(payload => {
      if (payload.value === '') return
      const judged = field.safeParse(payload.value)
      if (judged.success) payload.value = judged.data
      else
        for (const { message } of judged.error.issues)
          payload.issues.push({ code: 'custom', input: payload.value, message })
    })
    .meta({
      description: `${description} Empty when not given.`,
      ...(typeof pattern === 'string' && { pattern: `^$|${pattern}` }),
      ...(typeof maxLength === 'number' && { maxLength }),
    })
}
