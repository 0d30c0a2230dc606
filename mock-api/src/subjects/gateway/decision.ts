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

/** The form of a payment page: a card, whose number determines the outcome, or the outcome of a button. */
const decision = z.union([
  z.strictObject({ card: cardNumber }).transform(({ card }) => choiceOfCard(card)),
  z.strictObject({ choice: z.string().refine(isPaymentChoice) }).transform(({ choice }) => choice),
])

/** A form with any text as the card number. */
const typedCard = z.strictObject({ card: z.string() })

/** The message for an invalid card number. */
export const invalidCard = 'Please enter a card number of 12 to 19 digits.'

/**
 * The outcome that a payer chose. Null for an invalid card number in a browser, where the page is shown again. Refuses an
 * invalid card number of any other caller, and every other form.
 */
export const decisionOf = ({
  body,
  headers,
}: Pick<FastifyRequest, 'body' | 'headers'>): PaymentChoice | null => {
  const decided = decision.safeParse(body)
  if (decided.success) return decided.data
  const isTyped = typedCard.safeParse(body).success
  if (isTyped && wantsPage(headers.accept)) return null
  throw new Refusal('invalid_request', {
    issues: [
      isTyped
        ? { path: 'card', message: invalidCard }
        : { path: 'choice', message: 'A payment ends in no such way.' },
    ],
  })
}
