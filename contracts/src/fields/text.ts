import * as z from 'zod/mini'

/** A test of a text and the sentence that is said when the text fails it. */
export type TextRule = readonly [holds: (value: string) => boolean, sentence: string]

/** A text as calls and forms share it. It is one of `zod/mini`, of which a browser loads only what is used. */
export type Text = z.ZodMiniString<string>

interface TextOptions {
  /** How an entered text is brought into its stored form before it is judged; by default its ends are trimmed. */
  readonly normalise?: (entered: string) => string
  /** Limits that are repeated in the OpenAPI document, where a rule cannot be seen. */
  readonly limits?: { readonly minLength?: number; readonly maxLength?: number; readonly pattern?: string }
}

const trimmed = (entered: string): string => entered.trim()

/** A text judged by its rules in order: the first one it breaks speaks, and the rest stay silent. */
export const text = (
  description: string,
  rules: readonly TextRule[],
  { normalise = trimmed, limits = {} }: TextOptions = {},
): Text =>
  z.string().check(
    z.overwrite(normalise),
    ({ value, issues }) => {
      const broken = rules.find(([holds]) => !holds(value))
      if (broken !== undefined) issues.push({ code: 'custom', input: value, message: broken[1] })
    },
    z.meta({ description, ...limits }),
  )

/** First rule of a mandatory text. */
export const isNotEmpty = (value: string): boolean => value !== ''
