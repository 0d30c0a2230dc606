import type { FastifyRequest } from 'fastify'
import { requestIn } from '../gateway/messages.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { choosePayment, insertPayment, listPayments } from '../../store/payments.ts'
import type { PaymentRow, TerminalTransactionRow, TransactionRow } from '../../store/tables.ts'
import { findTerminalTransaction } from '../../store/terminalTransactions.ts'
import { lockTransaction } from '../../store/transactions.ts'

/** The rule of every refusal here. */
const rule = 'payment.not-of-application'

/** The terminal's id in a payment request; on the web it is empty. */
const terminalId = 'KIOSK'

const applicationOf = async ({ reads }: Pick<Service, 'reads'>, request: FastifyRequest, appId: string) => {
  const transaction = await reads.transaction(appId)
  if (transaction?.app_id !== appId || transaction.world !== request.world.id)
    throw new Refusal('not_found', { rule, description: 'There is no such application.' })
  return transaction
}

/** The transaction of the terminal. Refuses one of another application. */
const transactionOfTerminal = async (
  { db }: Pick<Service, 'db'>,
  { world, id: state }: TransactionRow,
  txnId: string,
) => {
  const terminal = await findTerminalTransaction(db, txnId)
  if (terminal?.world !== world || terminal.state_id !== state)
    throw new Refusal('not_found', { rule, description: 'There is no such transaction of the terminal.' })
  return terminal
}

/** The payment request of the submission with the amount that was paid. */
const requestFor = (attempts: readonly PaymentRow[], { id, amount, method }: TerminalTransactionRow) => {
  if (attempts.length === 0)
    throw new Refusal('out_of_order', { rule, description: 'There is nothing to pay.' })
  const paymentRequest = attempts
    .map(({ payload }) => requestIn(payload))
    .find(message => message?.txnAmount === amount)
  if (paymentRequest === null || paymentRequest === undefined)
    throw new Refusal('invalid_request', {
      rule,
      description: 'What was paid at the terminal is not what the application costs.',
      issues: [{ path: 'txnId', message: 'This is a payment of another amount.' }],
    })
  return { ...paymentRequest, tid: terminalId, merchantTxnRef: id, paymentMode: method }
}

/**
 * Records a transaction of the terminal as an attempt to pay for an application. A repetition changes nothing. Refuses
 * a transaction of another application or amount, and an application without anything to pay.
 */
export const processTerminal = async (
  service: Pick<Service, 'db' | 'reads'>,
  request: FastifyRequest,
  { appId, txnId }: { readonly appId: string; readonly txnId: string },
): Promise<void> => {
  const application = await applicationOf(service, request, appId)
  const terminal = await transactionOfTerminal(service, application, txnId)
  await service.db.transaction().execute(async trx => {
    await lockTransaction(trx, application)
    const attempts = await listPayments(trx, application)
    if (attempts.some(({ reference }) => reference === txnId)) return
    const message = requestFor(attempts, terminal)
    const { world, state_id, choice, chosen_at } = terminal
    const payload = JSON.stringify({ ss: '1', msg: message })
    await insertPayment(trx, { reference: txnId, world, state_id, payload, created_at: request.at })
    await choosePayment(trx, txnId, { choice, chosen_at })
  })
}
