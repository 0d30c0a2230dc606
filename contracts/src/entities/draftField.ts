import { z } from 'zod'

/**
 * A value of the draft: the text as the applicant typed it. The field has the rule of the value, and the screen applies
 * it.
 */
export const enteredText = (field: z.core.$ZodType): z.ZodString =>
  z.string().meta({ description: z.globalRegistry.get(field)?.description ?? '' })

/** A choice, or an empty text without one. */
export const choiceOrEmpty = <Choice extends string>(choices: z.ZodType<Choice>) =>
  z.union([choices, z.literal('')]).meta({ description: choices.meta()?.description ?? '' })

/** A yes or no of the draft. */
export const yesNo = (description: string) => z.boolean().meta({ description })
