import type { Fault } from '@open-account/contracts/control/faults'
import type { Recording } from '@open-account/contracts/control/recordings'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../src/app/app.ts'
import { exportWorld } from '../src/store/archive.ts'
import { applicant } from './application.ts'
import { freePort } from './freePort.ts'
import { listen, stateOf } from './kiosk.ts'
import { stores } from './stores.ts'
import { testApp } from './testApp.ts'

const mine = { 'x-world': 'mine' }
const streetOf = (postcode: string) => ({
  method: 'POST' as const,
  url: '/v1/premise/street-name',
  payload: {
    account_type: '01',
    postcode,
    block: '145',
    unit: '128',
    floor: '09',
    for_premises: true,
    utilities_flag: '1',
  },
})

/** A service that passes its calls on to another one, whose premises are its own. */
const arrange = async (database?: (typeof stores)[number]['database']) => {
  const backend = await testApp()
  const origin = await backend.app.listen({ port: 0, host: '127.0.0.1' })
  const recorder = await testApp({ RECORD_TO: origin }, {}, database)
  const own = { kind: 'premises', value: '238801', street: 'BACKEND ROAD' }
  await backend.app.inject({ method: 'PUT', url: '/mock/v1/worlds/default/values', payload: own })
  await recorder.app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'mine' } })
  const recordings = async (query = '') => {
    const answer = await recorder.app.inject({ url: `/mock/v1/worlds/mine/recordings${query}` })
    return answer.json<{ recordings: Recording[]; total: number }>()
  }
  /** The same service without the backend. */
  const replay = async () => {
    await recordings()
    const service = { ...recorder.service, env: { ...recorder.service.env, RECORD_TO: '' } }
    const app = await buildApp(service, { validateAnswers: true, confirmsAtOnce: false })
    onTestFinished(() => app.close())
    return app
  }
  return { backend, ...recorder, recordings, replay }
}

describe.each(stores)('a recording on $name', ({ database }) => {
  test('a whole application is passed on, kept as stubs, and replayed without the backend', async () => {
    const { backend, app, recordings, replay } = await arrange(database)
    const { ready, submit } = applicant(app, mine)
    const { body } = await ready()
    const submitted = await submit(body)
    const { app_id: id } = submitted.json<{ app_id: string }>()
    const accepted = await backend.app.inject({ url: `/mock/v1/worlds/default/applications/${id}` })
    expect(accepted.json()).toMatchObject({ state: 'submitted', documents: [{}, {}] })
    /** The rules of both are the same, and each gets its own ids. */
    expect(await recordings('?differs=true')).toEqual({ recordings: [], total: 0, is_recording: true })
    const all = await recordings()
    expect(all.recordings.map(({ operation }) => operation)).toContain('transaction.submit')
    expect(all.recordings.every(({ without_stub: reason }) => reason === null)).toBe(true)

    await backend.app.close()
    const again = applicant(await replay(), mine)
    const replayed = await again.submit((await again.ready()).body)
    expect(replayed.json()).toEqual(submitted.json())
  })
})

test('answers that differ from the contract or the rules are listed, each with its reason', async () => {
  const { backend, app, recordings, replay } = await arrange()
  const addFault = (payload: object) =>
    backend.app.inject({ method: 'POST', url: '/mock/v1/worlds/default/faults', payload })
  const ask = (postal_code: string) => app.inject({ ...streetOf(postal_code), headers: mine })
  expect((await ask('238801')).json()).toMatchObject({ street_name: 'BACKEND ROAD' })
  const found = (await backend.app.inject(streetOf('310145'))).json<object>()
  const wrong = JSON.stringify({ ...found, street_name: 7 })
  const effect = { kind: 'answer', status: 200, body: wrong, unchecked: true }
  await addFault({ operation: 'premise.streetName', effect })
  expect((await ask('310145')).body).toBe(wrong)
  await addFault({
    operation: 'premise.streetName',
    effect: { kind: 'status', error: 'upstream_error' },
  })
  expect((await ask('520100')).statusCode).toBe(502)
  expect(await recordings('?differs=true')).toMatchObject({
    total: 2,
    recordings: [
      {
        operation: 'premise.streetName',
        backend: { status: 200, error: null },
        service: { status: 200, error: null },
        contract: [{ path: 'street_name' }],
      },
      {
        backend: { status: 502, error: 'upstream_error' },
        service: { status: 200, error: null },
        contract: [],
      },
    ],
  })
  const second = await app.inject({ ...streetOf('310145'), headers: mine })
  expect(second.json()).toEqual(found)

  /** The answers of the same call follow one another, and the last one stays. */
  const replayed = await replay()
  const played = await replayed.inject({ url: '/mock/v1/worlds/mine/recordings?limit=1' })
  expect(played.json()).toMatchObject({ recordings: [{}], is_recording: false })
  const street = async (postal_code: string) =>
    (await replayed.inject({ ...streetOf(postal_code), headers: mine })).body
  expect(await street('310145')).toBe(wrong)
  expect([await street('310145'), await street('310145')]).toEqual([second.body, second.body])
  expect(await street('238801')).toContain('BACKEND ROAD')
  const cleared = await app.inject({ method: 'DELETE', url: '/mock/v1/worlds/mine/recordings' })
  expect(cleared.statusCode).toBe(204)
  expect(await recordings()).toMatchObject({ recordings: [], total: 0 })
})

test('no credential, cookie or one-time password is stored', async () => {
  const { backend, app, service, recordings } = await arrange()
  const { post, start } = applicant(app, {
    ...mine,
    authorization: 'Bearer secret-of-a-kiosk',
    cookie: 'session=secret-of-a-browser; world=mine',
  })
  const transaction_id = await start()
  const email = 'tan.ah.kow@example.com'
  await post('/v1/accounts/profile/request-email-otp', { email, transaction_id })
  const inbox = await backend.app.inject({ url: '/mock/v1/worlds/default/inbox' })
  const otp = inbox.json<{ messages: { otp: string }[] }>().messages[0]?.otp ?? ''
  const verified = await post('/v1/accounts/profile/verify-email-otp', { email, otp, transaction_id })
  expect(verified.statusCode, verified.body).toBe(200)
  const { total } = await recordings()
  expect(total).toBe(3)
  const faults = await app.inject({ url: '/mock/v1/worlds/mine/faults' })
  const stored = (await exportWorld(service.db, 'mine')) + faults.body
  expect(faults.json<{ faults: Fault[] }>().faults).toHaveLength(3)
  for (const secret of ['secret-of-a-kiosk', 'secret-of-a-browser', `"${otp}"`, `\\"${otp}\\"`])
    expect(stored).not.toContain(secret)
})

test('a stream is passed on while it lasts, and not recorded', async () => {
  const { app, recordings } = await arrange()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const state = await applicant(app, mine).start()
  const stream = await listen(origin, { state: stateOf(state), headers: mine })
  onTestFinished(stream.hangUp)
  expect((await stream.heard(1)).length).toBeGreaterThanOrEqual(1)
  const { recordings: listed } = await recordings('?text=kiosk.stream')
  expect(listed).toMatchObject([{ without_stub: 'stream', service: null, backend: { status: 200 } }])
})

test('without an answer of the backend a call is refused, and nothing is recorded', async () => {
  const { app } = await testApp({ RECORD_TO: `http://127.0.0.1:${await freePort()}` })
  const answer = await app.inject(streetOf('310145'))
  expect(answer.statusCode).toBe(502)
  expect(answer.json()).toMatchObject({
    error: 'upstream_error',
    error_description: 'The backend of RECORD_TO did not answer.',
  })
  expect((await app.inject({ url: '/mock/v1/worlds/default/recordings' })).json()).toMatchObject({
    total: 0,
  })
  expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200)
})
