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

interface BillQuestion {
  readonly request: FastifyRequest
  readonly transaction: TransactionRow
  readonly body: Pick<SubmitBody, 'ebill' | 'enable_paper_bill'>
  readonly context: Pick<SubmissionContext, 'facts' | 'email' | 'otpBypassed'>
}

type Store = Pick<Service, 'db'>

/** Whether the address belongs to no other account, and its one-time password was entered. */
const isEmailVerified = async ({ db }: Store, { request, transaction, context }: BillQuestion) =>
  context.otpBypassed ||
  (!emailScenario(context.email).linked &&
    (await isVerified(db, {
      world: transaction.world,
      state_id: transaction.id,
      email_hash: emailHash(request.world, context.email),
    })))

/** Issues of the bill delivery: at least one way is required; e-mail must be offered, with a verified address. */
export const billIssues = async (store: Store, question: BillQuestion): Promise<readonly Issue[]> => {
  const { body, context } = question
  if (!hasBillDelivery(body))
    return [{ path: 'enable_paper_bill', message: 'Bills come by e-mail, on paper or both.' }]
  if (!body.ebill) return []
  if (!isEmailBillOffered(context.facts))
    return [{ path: 'ebill', message: 'Bills by e-mail are not offered for this application.' }]
  return (await isEmailVerified(store, question))
    ? []
    : [{ path: 'ebill', message: 'The e-mail for the e-bill is not verified.' }]
}
