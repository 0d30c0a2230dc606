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

/** An id that nobody can guess: 112 random bits in the 20 characters that a reference may have. */
const newId = (): string => `T${randomText(14, 'base64url')}`

/** What a terminal does where a payer decides so; a browser that lies about it changes nothing of it. */
const doneBy = (wanted: PaymentChoice): PaymentChoice =>
  cardOf(wanted).conduct.genuine ? wanted : 'payment.declined'

/**
 * Keeps what the payer decided at the terminal, before anybody is told of it. Nobody is charged twice: who has been
 * charged for this application at a terminal is given that transaction again, and who pays for it at the gateway is
 * declined.
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
    const done = doneBy(wanted)
    const choice = isPaidElsewhere && cardOf(done).conduct.charged ? 'payment.declined' : done
    const decided = {
      id: newId(),
      world: world.id,
      state_id: clientState,
      amount,
      method,
      choice,
      chosen_at: at,
    }
    await insertTerminalTransaction(trx, decided)
    return decided
  })
}
