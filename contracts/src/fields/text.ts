import * as z from 'zod/mini'

/** A check of a text and the message for a text that fails it. */
export type TextRule = readonly [holds: (value: string) => boolean, message: string]

/** A text that calls and forms share. It is of `zod/mini`, of which a browser loads only what is used. */
export type Text = z.ZodMiniString<string>

interface TextOptions {
  /** Normalises the entered text before it is checked; by default it is trimmed. */
  readonly normalise?: (entered: string) => string
  /** Limits for the OpenAPI document, which cannot show a rule. */
  readonly limits?: { readonly minLength?: number; readonly maxLength?: number; readonly pattern?: string }
}

const trimmed = (entered: string): string => entered.trim()

/** A text with its rules in order: the message is that of the first rule that fails. */
export const text = (
  description: string,
  rules: readonly TextRule[],
  { normalise = trimmed, limits = {} }: TextOptions = {},
): Text =>
  z.string().check(
    z.overwrite(normalise),
    ({ value, issues }) => {
      const failed = rules.find(rule => !rule[0](value))
      if (failed !== undefined) issues.push({ code: 'custom', input: value, message: failed[1] })
    },
    z.meta({
      description,
      ...(rules.some(([holds]) => holds === isNotEmpty) && { minLength: 1 }),
      ...limits,
      'x-rules': rules.flatMap(([holds, message]) => (holds === isNotEmpty ? [] : [message])),
    }),
  )

/** The first rule of a mandatory text. */
export const isNotEmpty = (value: string): boolean => value !== ''
