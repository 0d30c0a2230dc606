import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway/gateway.ts'
import type { Service } from '../../service/service.ts'
import { listPayments } from '../../store/payments.ts'
import type { TransactionRow } from '../../store/tables.ts'
import { lockTransaction } from '../../store/transactions.ts'
import { openPayment, type PaymentPart } from './openPayment.ts'
import type { Payable } from './payableOf.ts'

/** Opens another attempt to pay for an accepted application; null when the gateway reports it paid by now. */
export const payAgain = async (
  { db }: Pick<Service, 'db'>,
  gateway: Gateway,
  request: FastifyRequest,
  transaction: TransactionRow,
  payable: Payable,
): Promise<PaymentPart | null> => {
  await gateway.catchUp(request.world, request.at, await listPayments(db, transaction))
  return db.transaction().execute(async trx => {
    await lockTransaction(trx, transaction)
    const isPaid = (await listPayments(trx, transaction)).some(({ state }) => state === 'success')
    return isPaid ? null : openPayment(trx, request, transaction, payable)
  })
}
