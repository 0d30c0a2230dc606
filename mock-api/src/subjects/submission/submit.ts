import type { SubmitAnswer } from '@open-account/contracts/submitAnswer'
import { submitAnswer } from '@open-account/contracts/submitAnswer'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import type { FastifyRequest } from 'fastify'
import { recordEvent } from '../events/recordEvent.ts'
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
import { insertIntoOutbox } from '../../store/outbox.ts'
import type { TransactionRow } from '../../store/tables.ts'
import { acceptTransaction, findTransaction, isOpen, lockTransaction } from '../../store/transactions.ts'
import { refuseEnded } from '../transactionEnd/refuseEnded.ts'
import { newApplicationId } from './applicationId.ts'
import { bookAppointment, validateDate } from './appointment.ts'
import { incompleteness } from './completeness.ts'
import { fingerprintOf } from './fingerprint.ts'
import { deleteUnrequestedFiles } from './deleteUnrequestedFiles.ts'
import { submissionContext } from './submissionContext.ts'
import { refuseByScenario } from './scenario.ts'
import { bindSignature } from './signature.ts'

/** The answer of an earlier submit; a failure to attach the signature is a success when it was attached later. */
const withLaterSignature = async (
  { db }: Pick<Service, 'db'>,
  { world, id }: TransactionRow,
  answer: SubmitAnswer,
  { email }: SubmitBody,
): Promise<SubmitAnswer> => {
  const isAttached = answer.status === 'FAIL' && (await hasForm(db, { world, state_id: id }))
  return isAttached ? { status: 'SUCCESS', app_id: answer.app_id, email } : answer
}

/** The answer to a repeated submit: the first answer, with another attempt to pay when it is not paid yet. */
const answerAgain = async (
  service: Service,
  gateway: Gateway,
  request: FastifyRequest,
  transaction: TransactionRow,
  body: SubmitBody,
): Promise<Answer<SubmitAnswer>> => {
  if (transaction.answer === null || transaction.fingerprint !== fingerprintOf(body))
    throw new Refusal('already_submitted', { rule: 'submit.already-submitted' })
  const firstAnswer = submitAnswer.parse(JSON.parse(transaction.answer))
  const answer = await withLaterSignature(service, transaction, firstAnswer, body)
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
 * Validates a submission and accepts it once. The application is committed before the answer is sent. A refused
 * submission changes nothing and may be sent again.
 */
export const submit = async (
  service: Service,
  gateway: Gateway,
  request: FastifyRequest,
  transaction: TransactionRow,
  body: SubmitBody,
): Promise<Answer<SubmitAnswer>> => {
  const { db } = service
  if (!isOpen(transaction)) return answerAgain(service, gateway, request, transaction, body)

  const context = await submissionContext(service, request, body)
  if (context.eligibility.kind === 'blocked')
    throw new Refusal('application_incomplete', {
      rule: 'submit.blocked',
      description: 'This applicant may not open an account at these premises.',
    })
  const issues = await incompleteness(service, { request, transaction, body, context })
  if (issues.length > 0) throw new Refusal('application_incomplete', { rule: 'submit.incomplete', issues })
  const payable = payableOf(service, request, body)
  validateDate(request, transaction, body, context)
  await refuseByScenario(service, request, transaction, body)

  const accepted = await db.transaction().execute(async trx => {
    if (!(await lockTransaction(trx, transaction))) return null
    await bookAppointment(trx, request, transaction, body, context)
    const answer = answerTo(body)
    await acceptTransaction(trx, transaction, {
      app_id: answer.app_id,
      submitted_at: request.at,
      body: JSON.stringify(body),
      fingerprint: fingerprintOf(body),
      answer: JSON.stringify(answer),
    })
    await recordEvent(
      trx,
      { world: transaction.world, at: request.at },
      { type: 'application.submitted', data: { state_id: transaction.id, app_id: answer.app_id } },
    )
    await bindSignature(trx, request, transaction, body)
    await insertIntoOutbox(trx, {
      world: transaction.world,
      state_id: transaction.id,
      next_at: service.clock(),
    })
    await deleteIdentitySession(trx, { world: transaction.world, state_id: transaction.id })
    const unrequestedFiles = await deleteUnrequestedFiles(trx, transaction, context.facts)
    if (payable === null || answer.status === 'FAIL') return { answer, unrequestedFiles }
    return {
      answer: { ...answer, ...(await openPayment(trx, request, transaction, payable)) },
      unrequestedFiles,
    }
  })
  if (accepted !== null) {
    const { answer, unrequestedFiles } = accepted
    await Promise.all(unrequestedFiles.map(file => service.files.remove(transaction.world, file)))
    return { rule: answer.status === 'FAIL' ? 'submit.signature-failed' : 'submit.accepted', body: answer }
  }
  const current = await findTransaction(db, transaction.world, transaction.id)
  if (current === undefined) throw new Refusal('not_found')
  refuseEnded(current)
  return answerAgain(service, gateway, request, current, body)
}
