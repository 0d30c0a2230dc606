import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { wantsPage } from '../../views/wantsPage.ts'
import { Refusal } from '../../kit/refusal.ts'
import { choiceOfCard, isPaymentChoice } from '../../scenarios/cards.ts'
import type { PaymentChoice } from '../../store/tables.ts'

const cardNumber = z
  .string()
  .transform(typed => typed.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{12,19}$/))

/** What a payer posts from a page to pay on: a card, whose number decides, or a choice by its button. */
const decision = z.union([
  z.strictObject({ card: cardNumber }).transform(({ card }) => choiceOfCard(card)),
  z.strictObject({ choice: z.string().refine(isPaymentChoice) }).transform(({ choice }) => choice),
])

/** Somebody typed a number, whatever it is. */
const typed = z.strictObject({ card: z.string() })

/** What is said of a number that is none. */
export const undecided = 'Please enter a card number of 12 to 19 digits.'

/**
 * What a payer decided; null where the page asks for the card's number again. Refuses what no page to pay on posts, and
 * a number that is none to whoever reads no page.
 */
export const decisionOf = ({
  body,
  headers,
}: Pick<FastifyRequest, 'body' | 'headers'>): PaymentChoice | null => {
  const decided = decision.safeParse(body)
  if (decided.success) return decided.data
  const isTyped = typed.safeParse(body).success
  if (isTyped && wantsPage(headers.accept)) return null
  throw new Refusal('invalid_request', {
    issues: [
      isTyped
        ? { path: 'card', message: undecided }
        : { path: 'choice', message: 'A payment ends in no such way.' },
    ],
  })
}
