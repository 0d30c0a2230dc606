import * as z from 'zod/mini'
import type { Text } from './text.ts'

/** The same text, except that it may be left empty: an empty text means "not given". */
export const orEmpty = (field: Text): Text => {
  const { description = '', pattern, maxLength } = { ...z.globalRegistry.get(field) }
  return z.string().check(
    z.trim(),
    payload => {
      if (payload.value === '') return
      const judged = field.safeParse(payload.value)
      if (judged.success) payload.value = judged.data
      else
        for (const { message } of judged.error.issues)
          payload.issues.push({ code: 'custom', input: payload.value, message })
    },
    z.meta({
      description: `${description} Empty when not given.`,
      ...(typeof pattern === 'string' && { pattern: `^$|${pattern}` }),
      ...(typeof maxLength === 'number' && { maxLength }),
    }),
  )
}
