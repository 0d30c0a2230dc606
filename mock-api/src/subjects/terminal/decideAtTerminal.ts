import type { KioskPaymentQuery } from '@open-account/contracts/fields/kioskPaymentQuery'
import type { FastifyRequest } from 'fastify'
import { isCharged } from '../gateway/isCharged.ts'
import { randomText } from '../../kit/randomText.ts'
import { cardOf } from '../../scenarios/cards.ts'
import type { PaymentChoice } from '../../store/tables.ts'
import type { Service } from '../../service/service.ts'
import { listPayments } from '../../store/payments.ts'
import type { TerminalTransactionRow } from '../../store/tables.ts'
import { insertTerminalTransaction, listTerminalTransactions } from '../../store/terminalTransactions.ts'
import { lockTransaction } from '../../store/transactions.ts'

/** An id that cannot be guessed: 112 random bits in the 20 characters that a reference may have. */
const newId = (): string => `T${randomText(14, 'base64url')}`

/** The outcome at the terminal. A tampered outcome exists in the browser only: the terminal declines. */
const outcomeFor = (wanted: PaymentChoice): PaymentChoice =>
  cardOf(wanted).conduct.genuine ? wanted : 'payment.declined'

/**
 * Saves the payer's choice at the terminal and returns the transaction. An application is charged once: when a terminal
 * has charged it, that transaction is returned again; when the gateway has charged it, this one is declined.
 */
export const decideAtTerminal = (
  { db }: Pick<Service, 'db'>,
  { world, at }: Pick<FastifyRequest, 'world' | 'at'>,
  { clientState, amount, paymentMode: method }: KioskPaymentQuery,
  wanted: PaymentChoice,
): Promise<TerminalTransactionRow> => {
  const owner = { world: world.id, id: clientState }
  return db.transaction().execute(async trx => {
    await lockTransaction(trx, owner)
    const charged = (await listTerminalTransactions(trx, owner)).find(isCharged)
    if (charged !== undefined) return charged
    const isPaidElsewhere = (await listPayments(trx, owner)).some(isCharged)
    const outcome = outcomeFor(wanted)
    const choice = isPaidElsewhere && cardOf(outcome).conduct.charged ? 'payment.declined' : outcome
    const terminalTransaction = {
      id: newId(),
      world: world.id,
      state_id: clientState,
      amount,
      method,
      choice,
      chosen_at: at,
    }
    await insertTerminalTransaction(trx, terminalTransaction)
    return terminalTransaction
  })
}
