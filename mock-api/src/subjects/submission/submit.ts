import type { SubmitAnswer } from '@open-account/contracts/submitAnswer'
import { submitAnswer } from '@open-account/contracts/submitAnswer'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway/gateway.ts'
import { openPayment } from '../payment/openPayment.ts'
import { payableOf } from '../payment/payableOf.ts'
import { payAgain } from '../payment/payAgain.ts'
import type { Answer } from '../../kit/answer.ts'
import { Refusal } from '../../kit/refusal.ts'
import { emailScenario } from '../../scenarios/emails.ts'
import type { Service } from '../../service/service.ts'
import { hasForm } from '../../store/forms.ts'
import { deleteIdentitySession } from '../../store/identitySessions.ts'
import type { TransactionRow } from '../../store/tables.ts'
import { acceptTransaction, findTransaction, isOpen, lockTransaction } from '../../store/transactions.ts'
import { refuseEnded } from '../transactionEnd/refuseEnded.ts'
import { newApplicationId } from './applicationId.ts'
import { bookAppointment, judgeDate } from './appointment.ts'
import { incompleteness } from './completeness.ts'
import { fingerprintOf } from './fingerprint.ts'
import { forgetUnasked } from './forgetUnasked.ts'
import { submissionContext } from './submissionContext.ts'
import { refuseByScenario } from './scenario.ts'
import { bindSignature } from './signature.ts'

/** An answer as it is by now: a signature that could not be attached then, and was since, is no failure any more. */
const byNow = async (
  { db }: Pick<Service, 'db'>,
  { world, id }: TransactionRow,
  given: SubmitAnswer,
  { email }: SubmitBody,
): Promise<SubmitAnswer> => {
  const isAttachedSince = given.status === 'FAIL' && (await hasForm(db, { world, state_id: id }))
  return isAttachedSince ? { status: 'SUCCESS', app_id: given.app_id, email } : given
}

/** What a transaction that was accepted before answers: the same, with another attempt to pay while it is not paid. */
const repeated = async (
  service: Service,
  gateway: Gateway,
  request: FastifyRequest,
  transaction: TransactionRow,
  body: SubmitBody,
): Promise<Answer<SubmitAnswer>> => {
  if (transaction.answer === null || transaction.fingerprint !== fingerprintOf(body))
    throw new Refusal('already_submitted', { rule: 'submit.already-submitted' })
  const given = submitAnswer.parse(JSON.parse(transaction.answer))
  const answer = await byNow(service, transaction, given, body)
  const payable = answer.status === 'FAIL' ? null : payableOf(service, request, body)
  if (payable === null) return { rule: 'submit.repeated', body: answer }
  const attempt = await payAgain(service, gateway, request, transaction, payable)
  return {
    rule: attempt === null ? 'payment.paid' : 'payment.repeated',
    body: { ...answer, ...attempt },
  }
}

const answerTo = (body: SubmitBody): SubmitAnswer => {
  const status = emailScenario(body.email).submit.kind === 'signature failed' ? 'FAIL' : 'SUCCESS'
  return { status, app_id: newApplicationId(), email: body.email }
}

/**
 * Judges a submission and accepts it once. What is answered is in the store before the answer leaves; a refused
 * submission leaves nothing and may be sent again.
 */
export const submit = async (
  service: Service,
  gateway: Gateway,
  request: FastifyRequest,
  transaction: TransactionRow,
  body: SubmitBody,
): Promise<Answer<SubmitAnswer>> => {
  const { db } = service
  if (!isOpen(transaction)) return repeated(service, gateway, request, transaction, body)

  const knowledge = await submissionContext(service, request, body)
  if (knowledge.eligibility.kind === 'blocked')
    throw new Refusal('application_incomplete', {
      rule: 'submit.blocked',
      description: 'This applicant may not open an account at these premises.',
    })
  const issues = await incompleteness(service, { request, transaction, body, knowledge })
  if (issues.length > 0) throw new Refusal('application_incomplete', { rule: 'submit.incomplete', issues })
  const payable = payableOf(service, request, body)
  judgeDate(request, transaction, body, knowledge)
  await refuseByScenario(service, request, transaction, body)

  const accepted = await db.transaction().execute(async trx => {
    if (!(await lockTransaction(trx, transaction))) return null
    await bookAppointment(trx, request, transaction, body, knowledge)
    const answer = answerTo(body)
    await acceptTransaction(trx, transaction, {
      app_id: answer.app_id,
      submitted_at: request.at,
      body: JSON.stringify(body),
      fingerprint: fingerprintOf(body),
      answer: JSON.stringify(answer),
    })
    await bindSignature(trx, request, transaction, body)
    await deleteIdentitySession(trx, { world: transaction.world, state_id: transaction.id })
    const needless = await forgetUnasked(trx, transaction, knowledge.facts)
    if (payable === null || answer.status === 'FAIL') return { answer, needless }
    return { answer: { ...answer, ...(await openPayment(trx, request, transaction, payable)) }, needless }
  })
  if (accepted !== null) {
    const { answer, needless } = accepted
    await Promise.all(needless.map(file => service.files.remove(transaction.world, file)))
    return { rule: answer.status === 'FAIL' ? 'submit.signature-failed' : 'submit.accepted', body: answer }
  }
  const before = await findTransaction(db, transaction.world, transaction.id)
  if (before === undefined) throw new Refusal('not_found')
  refuseEnded(before)
  return repeated(service, gateway, request, before, body)
}
