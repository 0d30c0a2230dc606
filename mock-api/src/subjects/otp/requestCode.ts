import { randomInt } from 'node:crypto'
import type { RuleId } from '@open-account/contracts/control/rules'
import { otpLength } from '@open-account/domain/otp/otp'
import { otpResendSeconds } from '@open-account/domain/otp/verification'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../kit/refusal.ts'
import { emailScenario } from '../../scenarios/emails.ts'
import { sequentialId } from '../../kit/sequentialId.ts'
import type { Service } from '../../service/service.ts'
import { codesSentSince, insertCode } from '../../store/oneTimePasswords.ts'
import { lockTransaction } from '../../store/transactions.ts'
import type { TransactionRow } from '../../store/tables.ts'
import { deliverCode } from './deliver.ts'
import { codeHash, emailHash } from './hashes.ts'

/** How many codes are sent to a transaction within an hour. */
const codesPerHour = 5
const hour = 3_600_000
const second = 1_000

const newCode = (): string => String(randomInt(10 ** otpLength)).padStart(otpLength, '0')

/** Sends a new code, which invalidates every earlier one of the transaction. Returns the rule by which it is delivered. */
export const requestCode = async (
  service: Service,
  request: FastifyRequest,
  transaction: TransactionRow,
  email: string,
): Promise<RuleId> => {
  const { world, at } = request
  const { entry, delivery } = emailScenario(email)
  if (delivery === 'failing')
    throw new Refusal('upstream_error', {
      rule: 'otp.failing',
      description: 'The one-time password could not be sent.',
    })
  const secondsUntil = (moment: number) => Math.max(1, Math.ceil((moment - at) / second))
  const id = sequentialId(service.clock())
  const code = newCode()
  const owner = { world: world.id, state_id: transaction.id }
  const earlierCodes = await service.db.transaction().execute(async db => {
    await lockTransaction(db, transaction)
    const sent = await codesSentSince(db, owner, at - hour)
    if (sent.some(moment => moment > at - otpResendSeconds * second))
      throw new Refusal('otp_too_soon', {
        rule: 'otp.too-soon',
        retryAfter: secondsUntil(Math.max(...sent) + otpResendSeconds * second),
      })
    if (sent.length >= codesPerHour)
      throw new Refusal('otp_limit', {
        rule: 'otp.hourly-limit',
        retryAfter: secondsUntil(Math.min(...sent) + hour),
      })
    await insertCode(db, {
      id,
      ...owner,
      email_hash: emailHash(world, email),
      code_hash: codeHash(world, id, code),
      sent_at: at,
      tries: 0,
      used: 0,
    })
    return sent.length
  })
  await deliverCode(service, { world: world.id, at, email, code, delivery, earlierCodes })
  return delivery === 'prompt' ? 'otp.sent' : (entry?.rule ?? 'otp.sent')
}
