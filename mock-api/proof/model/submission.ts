import { submitAnswer } from '@open-account/contracts/submitAnswer'
import { expect } from 'vitest'
import { servicesAt, submittedPremises } from '../../src/subjects/seeding/applicantBy.ts'
import { particulars } from '../../src/subjects/seeding/particulars.ts'
import { paymentIn } from '../../test/payer.ts'
import { now } from '../../test/testApp.ts'
import { emailOf, postalCode, stateOf } from './applicants.ts'
import { ask, type Real } from './client.ts'
import { type Applicant, isFreeFor, type Model, takeSeat } from './state.ts'

/** The submission of an applicant in its present state. */
const bodyOf = (applicant: Applicant): Readonly<Record<string, unknown>> => {
  const { offer, signature, flow, verified } = applicant
  if (offer === null) throw new Error(`${applicant.name} has chosen no appointment`)
  return {
    ...particulars[flow].fields,
    ...servicesAt(flow, postalCode),
    ...submittedPremises(postalCode),
    ...(signature === null ? {} : { file_id: signature.id }),
    email: emailOf(applicant),
    ebill: verified && flow === 'residential/personal',
    transaction_id: stateOf(applicant),
    move_in_yyyymmdd: offer.date,
    move_in_hash: offer.dateHash,
    appointment_hash: offer.timeHash,
    appointment_notification_number: offer.notificationNumber,
    appointment_start_time: offer.startTime,
    appointment_end_time: offer.endTime,
  }
}

/** Today in the world, as YYYYMMDD. */
const todayOf = ({ moved }: Model): string =>
  Temporal.Instant.fromEpochMilliseconds(now + moved)
    .toZonedDateTimeISO('Asia/Singapore')
    .toPlainDate()
    .toString()
    .replaceAll('-', '')

/** World time after which the service deletes a signature without a submission. Milliseconds. */
const signatureLifetime = 86_400_000

/** Whether an applicant has to sign again, because the signature has expired. */
export const isSignatureExpired = ({ moved }: Model, { signature }: Applicant): boolean =>
  signature !== null && moved - signature.madeAt >= signatureLifetime

/** The expected answer to a first submission. */
const expected = (model: Model, applicant: Applicant) => {
  const { offer, uploaded, flow, appId } = applicant
  if (applicant.accepted !== null)
    return { status: 200, body: { status: 'SUCCESS', ...(appId === null ? {} : { app_id: appId }) } }
  if (particulars[flow].uploaded.some(type => !uploaded.has(type)) || isSignatureExpired(model, applicant))
    return { status: 422, body: { error: 'application_incomplete' } }
  if (offer === null || offer.date <= todayOf(model))
    return { status: 422, body: { error: 'OA_CALENDAR_ERROR' } }
  return isFreeFor(model, applicant, offer.date)
    ? { status: 200, body: { status: 'SUCCESS' } }
    : { status: 422, body: { error: 'timeslot_not_available' } }
}

/** Submits, for the first time or again. An accepted transaction returns the same application. */
export const submit = async (model: Model, real: Real, applicant: Applicant): Promise<void> => {
  if (particulars[applicant.flow].signs)
    applicant.signature ??= { id: await real.calls.sign(), madeAt: model.moved }
  const body = applicant.accepted ?? bodyOf(applicant)
  const answer = await ask(
    model,
    'transaction.submit',
    () => real.calls.submit(body),
    () => expected(model, applicant),
  )
  if (answer?.status === 422 && isSignatureExpired(model, applicant)) applicant.signature = null
  if (answer?.status !== 200) return
  if (applicant.accepted === null && applicant.offer !== null)
    takeSeat(model, applicant, applicant.offer.date, null)
  applicant.accepted = body
  model.accepted.add(stateOf(applicant))
  if (answer.body !== null) applicant.appId = submitAnswer.parse(answer.body).app_id
}

/** Submits other content after the transaction was accepted. */
export const submitChanged = async (model: Model, real: Real, applicant: Applicant): Promise<void> => {
  if (applicant.accepted === null) return
  await ask(
    model,
    'transaction.submit',
    () => real.calls.submit({ ...applicant.accepted, mobile_number: '98765432' }),
    () => ({ status: 409, body: { error: 'already_submitted' } }),
  )
}

/** The outcomes of a payment, and its status after each. */
export const paymentChoices = {
  'payment.success': 'PAYMENT_SUCCESS',
  'payment.declined': 'PAYMENT_FAILED',
  'payment.cancelled': 'PAYMENT_FAILED',
} as const

/** Submits again for another attempt to pay, with the given outcome. A paid application gets no other attempt. */
export const pay = async (
  model: Model,
  real: Real,
  applicant: Applicant,
  choice: keyof typeof paymentChoices,
): Promise<void> => {
  const { accepted } = applicant
  if (accepted === null || !applicant.flow.startsWith('commercial')) return
  const answer = await ask(
    model,
    'transaction.submit',
    () => real.calls.submit(accepted),
    () => expected(model, applicant),
  )
  if (answer === null || answer.body === null) return
  const text = JSON.stringify(answer.body)
  const { app_id: appId, ...rest } = submitAnswer.parse(answer.body)
  applicant.appId = appId
  expect('payment_details' in rest && rest.payment_details !== undefined).toBe(!applicant.paid)
  if (applicant.paid) return
  const { details, reference } = paymentIn(text)
  await real.payer.pay(details, { choice })
  applicant.paid = choice === 'payment.success'
  if (applicant.paid) model.paid.add(stateOf(applicant))
  await ask(
    model,
    'payment.status',
    () => real.app.inject({ url: `/payment/${reference}` }),
    () => ({ status: 200, body: { status: paymentChoices[choice] } }),
  )
}
