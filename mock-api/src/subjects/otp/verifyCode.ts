import type { RuleId } from '@open-account/contracts/control/rules'
import { otpLifetimeSeconds, otpMaxAttempts } from '@open-account/domain/otp/verification'
import type { FastifyRequest } from 'fastify'
import type { Service } from '../../service/service.ts'
import { countTry, latestCode, spendCode } from '../../store/oneTimePasswords.ts'
import type { TransactionRow } from '../../store/tables.ts'
import { emailHash, isCode } from './hashes.ts'

const second = 1_000

/** The rule that decided whether a code is right. */
export type VerificationRule = Extract<
  RuleId,
  `otp.${'right' | 'wrong' | 'expired' | 'attempts-exceeded' | 'not-requested'}`
>

/**
 * Verifies a code. Every attempt is counted in the database before the code is compared, so that parallel guesses cannot
 * exceed the limit.
 */
export const verifyCode = async (
  { db }: Pick<Service, 'db'>,
  { world, at }: Pick<FastifyRequest, 'world' | 'at'>,
  transaction: TransactionRow,
  email: string,
  code: string,
): Promise<VerificationRule> => {
  const latest = await latestCode(db, { world: world.id, state_id: transaction.id })
  if (latest === undefined || latest.email_hash !== emailHash(world, email)) return 'otp.not-requested'
  if (at >= latest.sent_at + otpLifetimeSeconds * second) return 'otp.expired'
  if (!(await countTry(db, latest.id, otpMaxAttempts)))
    return latest.used === 1 ? 'otp.not-requested' : 'otp.attempts-exceeded'
  if (isCode(world, latest, code)) return (await spendCode(db, latest.id)) ? 'otp.right' : 'otp.not-requested'
  return latest.tries + 1 >= otpMaxAttempts ? 'otp.attempts-exceeded' : 'otp.wrong'
}
