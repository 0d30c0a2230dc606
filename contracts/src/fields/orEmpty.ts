import * as z from 'zod/mini'
import type { Text } from './text.ts'

/** The field as an optional one: an empty text means that there is no value. */
export const orEmpty = (field: Text): Text => {
  const { description = '', pattern, maxLength, 'x-rules': rules } = { ...z.globalRegistry.get(field) }
  return z.string().check(
    z.trim(),
    payload => {
      if (payload.value === '') return
      const result = field.safeParse(payload.value)
      if (result.success) payload.value = result.data
      else
        for (const { message } of result.error.issues)
          payload.issues.push({ code: 'custom', input: payload.value, message })
    },
    z.meta({
      description: `${description} Empty when not given.`,
      ...(typeof pattern === 'string' && { pattern: `^$|${pattern}` }),
      ...(typeof maxLength === 'number' && { maxLength }),
      ...(Array.isArray(rules) && {
        'x-rules': rules.map((rule: unknown) => `Unless it is empty: ${String(rule)}`),
      }),
    }),
  )
}
