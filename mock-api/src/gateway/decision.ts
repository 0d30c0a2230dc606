import { z } from 'zod'
import { choiceOfCard, isPaymentChoice } from '../scenarios/cards.ts'

const cardNumber = z
  .string()
  .transform(typed => typed.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{12,19}$/))

/** What a payer posts from a page to pay on: a card, whose number decides, or a choice by its button. */
export const decision = z.union([
  z.strictObject({ card: cardNumber }).transform(({ card }) => choiceOfCard(card)),
  z.strictObject({ choice: z.string().refine(isPaymentChoice) }).transform(({ choice }) => choice),
])

/** What is said of anything else. */
export const undecided = 'Please enter a card number of 12 to 19 digits.'
