import { applicant } from './application.ts'
import { payer } from './payer.ts'
import type { Flow } from '../src/subjects/seeding/particulars.ts'
import { now, testApp } from './testApp.ts'

const second = 1_000
/** The return address of the kiosk. */
export const back = 'http://localhost/payment?clientId=OA'
/** Cards whose number determines the outcome. */
export const cards = {
  success: '4111 1111 1111 1111',
  declined: '4000000000000002',
  late: '4000000000000051',
  pendingThenSuccess: '4000000000000028',
}

/** A commercial application that was submitted at a kiosk with a terminal. */
export const arrangeTerminal = async (
  changes: object = {},
  headers: Record<string, string> = {},
  flow?: Flow,
) => {
  let at = now
  const { app, service } = await testApp({}, { clock: () => at })
  const world = headers['x-world']
  if (world !== undefined)
    await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: world } })
  const person = applicant(app, headers)
  const { body, state_id } = await person.readyIn(flow ?? 'commercial/personal', changes)
  const answer = await person.submit(body)
  const { app_id } = answer.json<{ app_id: string }>()
  const paying = payer(app)
  const addressOf = (query: object = {}) =>
    `/khaos/terminal?${new URLSearchParams({
      paymentMode: 'CREDIT_CARD',
      amount: '210000',
      clientId: 'OA',
      redirectUrl: back,
      clientState: state_id,
      ...query,
    }).toString()}`
  /** The address to which the terminal redirects after a decision. */
  const decide = async (decision: { card: string } | { choice: string }, query: object = {}) => {
    const { headers: sent } = await paying.postForm(addressOf(query), decision)
    const { searchParams } = new URL(sent.location ?? '')
    return {
      status: searchParams.get('status'),
      txnId: searchParams.get('txnRef') ?? '',
      reason: searchParams.get('error_description'),
    }
  }
  const report = (txnId: string, appId = app_id) =>
    app.inject({ method: 'POST', url: '/payment/khaos/process', payload: { appId, txnId } })
  const reportedStatus = async (txnId: string) => (await report(txnId)).json<{ status: string }>().status
  const status = async () =>
    (await app.inject({ url: `/payment?appId=${app_id}` })).json<{ status: string }>().status
  const pass = (seconds: number) => {
    at += seconds * second
  }
  return {
    ...paying,
    ...person,
    app,
    service,
    body,
    state_id,
    app_id,
    answer,
    addressOf,
    decide,
    report,
    reportedStatus,
    status,
    pass,
  }
}
