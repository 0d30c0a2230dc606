import { type ClientRuleId, clientRuleIds, clientRules } from '@open-account/contracts/control/clientRules'
import { calendarDays, timeslotsAnswer } from '@open-account/contracts/calendar'
import { reportCardAnswer } from '@open-account/contracts/control/reportCard'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { addressAt, address } from '../src/subjects/seeding/applicantBy.ts'
import { wanted } from '../src/subjects/seeding/particulars.ts'
import { applicant } from './application.ts'
import { cookieOf } from './arrangeIdentity.ts'
import { kiosk, listen, sessionIn, stateOf } from './kiosk.ts'
import { payer, paymentIn } from './payer.ts'
import { stores } from './stores.ts'
import { testApp } from './testApp.ts'

const worlds = '/mock/v1/worlds'
/** The postal code at which an appointment is taken between being offered and being confirmed. */
const takenInBetween = '180269'
const email = 'tan.ah.kow@example.com'

/** A request for the days on which the supplies of a home can be turned on. */
const calendarRequest = {
  ...address,
  ...wanted,
  timeslot: true,
  nanl: false,
  source: 'W',
  is_open_account: true,
  account_type: '01',
  personal: true,
}

/** A client in a world of its own, which has read the flags. */
const clientIn = async (app: FastifyInstance, world: string) => {
  const headers = { 'x-world': world }
  await app.inject({ method: 'POST', url: worlds, payload: { id: world } })
  const get = (url: string) => app.inject({ url, headers })
  const person = applicant(app, headers)
  const control = (method: 'POST' | 'PATCH', path: string, payload: object) =>
    app.inject({ method, url: `${worlds}/${world}${path}`, payload })
  await get('/appconfig')
  return {
    app,
    world,
    get,
    control,
    ...person,
    ...payer(app),
    lookUp: (postal_code = address.postal_code) => {
      const { block, floor, unit } = addressAt(postal_code)
      return person.post('/v1/premise/lookup-utilities', {
        account_type: '01',
        house_number: block,
        floor,
        unit,
        postal_code,
      })
    },
    checkApplicant: (state_id: string, nric: string) =>
      person.post('/v1/accounts/profile/is-new-ebs-customer', {
        nric_roc: nric,
        bp_type: '1',
        occupancy: 'owner',
        transaction_id: state_id,
      }),
    /** Comes back from Myinfo and reads the data. */
    logIn: async (state_id: string) => {
      const back = await get(`/oidc/myinfo/authorize/${state_id}/00000?persona=citizen`)
      const cookie = cookieOf(back.headers['set-cookie'])
      return app.inject({ url: `/oidc/myinfo/data/${state_id}`, headers: { ...headers, cookie } })
    },
    requestOtp: (state_id: string) =>
      person.post('/v1/accounts/profile/request-email-otp', { email, transaction_id: state_id }),
    verifyOtp: (state_id: string, otp: string) =>
      person.post('/v1/accounts/profile/verify-email-otp', { email, otp, transaction_id: state_id }),
    lastOtp: async () =>
      (await app.inject({ url: `${worlds}/${world}/inbox` })).json<{ messages: { otp: string }[] }>()
        .messages[0]?.otp ?? '',
    /** Advances the clock of the world. */
    pass: (seconds: number) => control('POST', '/clock/advance', { seconds }),
    offered: async (state_id: string, postal_code?: string) => {
      const { available } = calendarDays.parse((await person.days(state_id, postal_code)).json())
      const [day] = available
      if (day === undefined) throw new Error('The calendar has no day')
      const { timeslots } = timeslotsAnswer.parse((await person.timeslots(state_id, day, postal_code)).json())
      return { day, timeslots }
    },
    cardIn: (format: '' | '/page' | '/junit' = '') =>
      app.inject({ url: `${worlds}/${world}/report-card${format}` }),
  }
}
type Client = Awaited<ReturnType<typeof clientIn>>

const cardOf = async ({ cardIn }: Client) => reportCardAnswer.parse((await cardIn()).json())

/** For each rule a client that breaks it, and no other. */
const badClients: Readonly<Record<ClientRuleId, (client: Client) => Promise<unknown>>> = {
  'request.known-address': ({ get }) => get('/v1/transactions'),
  'request.valid': ({ post }) => post('/v1/premise/street-name', { postcode: 310145 }),
  'request.authorized': async ({ start, get }) => get(`/oidc/myinfo/data/${await start()}`),
  'request.order': async ({ start, timeslots }) =>
    timeslots(await start(), { date: '20261201', date_hash: 'made-up' }),
  'request.few-retries': async ({ control, lookUp }) => {
    const effect = { kind: 'status', error: 'unavailable' }
    await control('POST', '/faults', { operation: 'premise.*', effect, times: 7 })
    for (let tries = 0; tries < 7; tries += 1) await lookUp()
  },
  'flags.read-first': async ({ start, control }) => {
    await control('POST', '/reset', {})
    await start()
  },
  'premises.looked-up': async ({ lookUp, ready, submit }) => {
    await lookUp('460548')
    await submit((await ready()).body)
  },
  'identity.refused-callback': async ({ control, ready, logIn, submit }) => {
    const { state_id, body } = await ready({ fromMyInfo: true, nric: 'S9012345I', nric_issue_yyyymmdd: '' })
    await logIn(state_id)
    const effect = { kind: 'identity_callback', broken: 'replay' }
    await control('POST', '/faults', { operation: 'identity.*', effect })
    await logIn(state_id)
    await submit(body)
  },
  'eligibility.same-applicant': async ({ checkApplicant, ready, submit }) => {
    const { state_id, body } = await ready()
    await checkApplicant(state_id, 'S7654321F')
    await submit(body)
  },
  'otp.pause': async ({ start, requestOtp, pass }) => {
    const state = await start()
    await requestOtp(state)
    await pass(59)
    await requestOtp(state)
  },
  'otp.new-when-invalid': async ({ start, requestOtp, verifyOtp, lastOtp, pass }) => {
    const state = await start()
    await requestOtp(state)
    const otp = await lastOtp()
    await pass(301)
    await verifyOtp(state, otp)
    await verifyOtp(state, otp)
  },
  'otp.verified-email': async ({ ready, requestOtp, lastOtp, verifyOtp, control, submit }) => {
    const { state_id, body } = await ready()
    await requestOtp(state_id)
    await verifyOtp(state_id, await lastOtp())
    await control('PATCH', '/flags', { flags: [{ name: 'oa-bypass-otp', active: true }] })
    await submit({ ...body, email: 'another@example.com', ebill: true })
  },
  'calendar.same-address': async ({ ready, days, submit }) => {
    const { state_id, body } = await ready()
    await days(state_id, '460548')
    await submit(body)
  },
  'calendar.same-services': async ({ ready, post, submit }) => {
    const { state_id, body } = await ready()
    await post('/v1/calendar', { ...calendarRequest, state_id, gas: false })
    await submit(body)
  },
  'calendar.last-read': async ({ ready, days, submit, pass }) => {
    const { state_id, body } = await ready()
    await pass(20 * 86_400)
    await days(state_id)
    await submit(body)
  },
  'calendar.held-slot': async ({ ready, offered, confirm, submit }) => {
    const { state_id, body } = await ready()
    const { day, timeslots } = await offered(state_id)
    const other = timeslots.find(({ time_hash }) => time_hash !== body.appointment_hash)
    if (other === undefined) throw new Error('There is one appointment only')
    await confirm(state_id, day.date, other)
    await submit(body)
  },
  'calendar.read-after-lost-slot': async ({ start, offered, confirm }) => {
    const state = await start()
    const { day, timeslots } = await offered(state, takenInBetween)
    for (const slot of timeslots.slice(0, 2)) await confirm(state, day.date, slot)
  },
  'upload.other-file': async ({ start, upload }) => {
    const state = await start()
    for (let tries = 0; tries < 2; tries += 1)
      await upload(state, 'nric_front', 'nric.pdf', Buffer.from('no document'))
  },
  'stream.closed': async ({ app, ready, submit }) => {
    const { state_id, body } = await ready()
    const stream = await listen(await originOf(app), { state: stateOf(state_id) })
    onTestFinished(stream.hangUp)
    await stream.heard(2)
    await submit(body)
  },
  'submit.complete': async ({ ready, submit }) =>
    submit({ ...(await ready()).body, nric_issue_yyyymmdd: '' }),
  'submit.changed': async ({ ready, submit }) => {
    const { body } = await ready({ email: 'duplicate@example.com' })
    await submit(body)
    await submit(body)
  },
  'submit.once': async ({ ready, submit }) => {
    const { body } = await ready()
    await submit(body)
    await submit(body)
  },
  'submit.final': async ({ ready, submit, upload }) => {
    const { state_id, body } = await ready()
    await submit(body)
    await upload(state_id, 'nric_front')
  },
  'payment.final-status': async ({ readyIn, submit, pay, get }) => {
    const { body } = await readyIn('commercial/personal')
    const { details, reference } = paymentIn((await submit(body)).body)
    await pay(details, { card: '4111 1111 1111 1111' })
    for (let reads = 0; reads < 5; reads += 1) await get(`/payment/${reference}`)
  },
  'session.ended': async ({ start, post, days }) => {
    const state = await start()
    await post(`/v1/transaction/${state}/end`, {})
    await days(state)
  },
}

/** The address at which the service listens. */
const originOf = async (app: FastifyInstance): Promise<string> => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return app.listeningOrigin
}

test('a bad client breaks its own rule and no other', async () => {
  const { app } = await testApp()
  for (const rule of clientRuleIds) {
    const client = await clientIn(app, rule.replace('.', '-'))
    await badClients[rule](client)
    const { rules, passed } = await cardOf(client)
    const broken = rules.filter(({ result }) => result === 'fail' || result === 'warning')
    expect(
      broken.map(({ rule: id, result }) => ({ id, result })),
      `The client that breaks ${rule}`,
    ).toEqual([{ id: rule, result: clientRules[rule].level }])
    expect(broken[0]?.breaches[0]?.calls.length, rule).toBeGreaterThan(0)
    expect(passed).toBe(clientRules[rule].level === 'warning')
  }
})

test.each(stores)('a good client passes on $name, in JSON, as a page and as JUnit', async ({ database }) => {
  const { app } = await testApp({}, {}, database)
  const client = await clientIn(app, 'good')
  const { ready, lookUp, checkApplicant, submit } = client
  await lookUp()
  const { state_id, body } = await ready()
  await checkApplicant(state_id, 'S1234567D')
  const stream = await listen(await originOf(app), { state: stateOf(state_id) })
  onTestFinished(stream.hangUp)
  const session = sessionIn(await stream.heard(2))
  await kiosk(app).close(session)
  await submit(body)
  const { passed, rules, calls } = await cardOf(client)
  expect(rules.filter(({ breaches }) => breaches.length > 0)).toEqual([])
  expect({ passed, rules: rules.length }).toEqual({ passed: true, rules: clientRuleIds.length })
  expect(calls).toBeGreaterThan(8)
  expect(rules.filter(({ result }) => result === 'pass').map(({ rule }) => rule)).toContain('stream.closed')
  const page = await client.cardIn('/page')
  expect(page.headers['content-security-policy']).toContain("default-src 'self'")
  expect(page.body).toContain('<h1>The client passed</h1>')
  const junit = await client.cardIn('/junit')
  expect(junit.headers['content-type']).toContain('application/xml')
  expect(junit.body).toMatch(new RegExp(`tests="${rules.length}"\\s+failures="0"`))
})

test('the page and the test suite of a bad client name the rule and the calls', async () => {
  const { app } = await testApp()
  const client = await clientIn(app, 'bad')
  await badClients['submit.once'](client)
  const page = (await client.cardIn('/page')).body
  expect(page).toContain('<h1>The client failed</h1>')
  expect(page).toMatch(
    /href="\/mock\/v1\/worlds\/bad\/request-log\/entries\/[^"]+"[^>]*>transaction\.submit</,
  )
  const junit = (await client.cardIn('/junit')).body
  expect(junit).toContain('failures="1"')
  expect(junit).toMatch(/<failure message="[^"]+">[^<]*transaction\.submit 200/)
})

test('what a fault of a tester caused is not held against the client', async () => {
  const { app } = await testApp()
  const client = await clientIn(app, 'faulty')
  const { control, ready, submit } = client
  const effect = { kind: 'status', error: 'unavailable', when: 'after' }
  await control('POST', '/faults', { operation: 'transaction.submit', effect })
  const { body } = await ready()
  expect((await submit(body)).statusCode).toBe(503)
  expect((await submit(body)).statusCode).toBe(200)
  expect(await cardOf(client)).toMatchObject({ passed: true })
})
