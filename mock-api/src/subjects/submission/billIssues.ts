import type { Issue } from '@open-account/contracts/errors'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import { hasBillDelivery, isEmailBillOffered } from '@open-account/domain/bills/billDelivery'
import type { FastifyRequest } from 'fastify'
import { emailHash } from '../otp/hashes.ts'
import { emailScenario } from '../../scenarios/emails.ts'
import type { Service } from '../../service/service.ts'
import { isVerified } from '../../store/oneTimePasswords.ts'
import type { TransactionRow } from '../../store/tables.ts'
import type { SubmissionContext } from './submissionContext.ts'

interface Submitted {
  readonly request: FastifyRequest
  readonly transaction: TransactionRow
  readonly body: Pick<SubmitBody, 'ebill' | 'enable_paper_bill'>
  readonly knowledge: Pick<SubmissionContext, 'facts' | 'email' | 'otpBypassed'>
}

type Store = Pick<Service, 'db'>

/** Whether the address belongs to no other account, and the one-time password that was sent to it was entered. */
const isEmailVerified = async ({ db }: Store, { request, transaction, knowledge }: Submitted) =>
  knowledge.otpBypassed ||
  (!emailScenario(knowledge.email).linked &&
    (await isVerified(db, {
      world: transaction.world,
      state_id: transaction.id,
      email_hash: emailHash(request.world, knowledge.email),
    })))

/** Issues of the bill delivery: at least one way is required; e-mail must be offered, with a verified address. */
export const billIssues = async (store: Store, submitted: Submitted): Promise<readonly Issue[]> => {
  const { body, knowledge } = submitted
  if (!hasBillDelivery(body))
    return [{ path: 'enable_paper_bill', message: 'Bills come by e-mail, on paper or both.' }]
  if (!body.ebill) return []
  if (!isEmailBillOffered(knowledge.facts))
    return [{ path: 'ebill', message: 'Bills by e-mail are not offered for this application.' }]
  return (await isEmailVerified(store, submitted))
    ? []
    : [{ path: 'ebill', message: 'The e-mail for the e-bill is not verified.' }]
}
