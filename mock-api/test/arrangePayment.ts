import type { PaymentResult } from '@open-account/contracts/gateway'
import { signedForm } from '../src/subjects/gateway/forms.ts'
import { replyTo, requestIn } from '../src/subjects/gateway/messages.ts'
import { findWorld } from '../src/store/worlds.ts'
import { applicant } from './application.ts'
import type { Flow } from '../src/subjects/seeding/particulars.ts'
import { payer, paymentIn } from './payer.ts'
import { now, testApp } from './testApp.ts'

/** Milliseconds. */
const second = 1_000

/** Cards whose number determines the outcome of a payment. */
export const cards = {
  success: '4111 1111 1111 1111',
  declined: '4000000000000002',
  cancelled: '4000000000000010',
  pendingThenSuccess: '4000000000000028',
  pending: '4000000000000036',
  twice: '4000000000000044',
  late: '4000000000000051',
  tampered: '4000000000000069',
  failing: '4000000000000077',
}

/** An applicant who pays, in a world of a service whose clock the test sets. */
export const arrangePayment = async (variables: Readonly<Record<string, string>> = {}, world = 'default') => {
  let at = now
  const { app, service } = await testApp(variables, { clock: () => at })
  if (world !== 'default')
    await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: world } })
  const headers = world === 'default' ? {} : { 'x-world': world }
  const person = applicant(app, headers)
  const pass = (seconds: number) => {
    at += seconds * second
  }
  const status = async (reference: string) =>
    (await app.inject({ url: `/payment/${reference}` })).json<{ status: string }>().status
  const statusOfApplication = async (appId: string) =>
    (await app.inject({ url: `/payment?appId=${appId}` })).json<{ status: string }>().status
  const secretWorld = async () => {
    const row = await findWorld(service.db, world)
    if (row === undefined) throw new Error('There is no world')
    return row
  }
  /** The form that the gateway would post about an attempt. */
  const replyForm = async (payload: string, result: PaymentResult, changes: object = {}) => {
    const request = requestIn(payload)
    if (request === null) throw new Error('There is no request')
    return signedForm(await secretWorld(), replyTo({ ...request, ...changes }, result))
  }
  return { app, service, pass, status, statusOfApplication, secretWorld, replyForm, ...payer(app), ...person }
}

/** The same, with a submitted application that has something to pay. */
export const submitted = async (
  flow: Flow = 'commercial/personal',
  changes: object = {},
  ...settings: Parameters<typeof arrangePayment>
) => {
  const person = await arrangePayment(...settings)
  const { body } = await person.readyIn(flow, changes)
  const answer = await person.submit(body)
  return { ...person, body, answer, ...paymentIn(answer.body) }
}
