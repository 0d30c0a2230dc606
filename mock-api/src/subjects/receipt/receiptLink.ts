import type { FastifyRequest } from 'fastify'
import { randomId } from '../../kit/randomId.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { findReceiptLink, putReceiptLink } from '../../store/receiptLinks.ts'
import type { TransactionRow } from '../../store/tables.ts'
import { findTransaction } from '../../store/transactions.ts'
import { secretHash } from '../streams/credentials.ts'

/** How long a link to a receipt is valid. Milliseconds. */
const lifetime = 30 * 60_000

/** A new link to the receipt of an application. Its secret is 128 random bits, of which only the hash is saved. */
export const makeReceiptLink = async (
  { db }: Pick<Service, 'db'>,
  { at }: FastifyRequest,
  { world, id }: TransactionRow,
  origin: string,
): Promise<{ readonly url: string; readonly expires_at: string }> => {
  const secret = randomId()
  const expiry = at + lifetime
  await putReceiptLink(db, { world, state_id: id, secret_hash: secretHash(secret), expires_at: expiry })
  return { url: `${origin}/v1/receipts/${secret}`, expires_at: new Date(expiry).toISOString() }
}

/** The transaction whose receipt a secret opens. Refuses an unknown secret and one that has expired. */
export const transactionOfLink = async (
  { db }: Pick<Service, 'db'>,
  { at, world }: FastifyRequest,
  secret: string,
): Promise<TransactionRow> => {
  const link = await findReceiptLink(db, secretHash(secret))
  const transaction =
    link?.world === world.id ? await findTransaction(db, link.world, link.state_id) : undefined
  if (link === undefined || transaction === undefined)
    throw new Refusal('not_found', {
      rule: 'receipt.link-unknown',
      description: 'There is no receipt under this address.',
    })
  if (at >= link.expires_at)
    throw new Refusal('expired', {
      rule: 'receipt.link-expired',
      description: 'This link to a receipt has expired.',
    })
  return transaction
}
