import { z } from 'zod'

/**
 * How an entity keeps a value while the applicant is still at it: a text as it was typed. The rule of the value
 * stands in its field and is applied by the screen.
 */
export const enteredText = (field: z.core.$ZodType): z.ZodString =>
  z.string().meta({ description: z.globalRegistry.get(field)?.description ?? '' })

/** A choice, or an empty text while it is open. */
export const choiceOrEmpty = <Choice extends string>(choices: z.ZodType<Choice>) =>
  z.union([choices, z.literal('')]).meta({ description: choices.meta()?.description ?? '' })

/** A yes or no. */
export const yesNo = (description: string) => z.boolean().meta({ description })
