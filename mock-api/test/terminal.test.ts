import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { payer, paymentIn, wayBackOn } from './payer.ts'
import type { Flow } from './particulars.ts'
import { now, testApp } from './testApp.ts'

const second = 1_000
const back = 'http://localhost/payment?clientId=OA'
const cards = {
  success: '4111 1111 1111 1111',
  declined: '4000000000000002',
  late: '4000000000000051',
  pendingThenSuccess: '4000000000000028',
}

/** A commercial application that was submitted at a kiosk with a terminal. */
const arrange = async (changes: object = {}, headers: Record<string, string> = {}, flow?: Flow) => {
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

describe('the page of the terminal', () => {
  test('the page of the terminal shows the amount, and forms for a card or a choice', async () => {
    const { app, addressOf } = await arrange()
    const page = await app.inject({ url: addressOf() })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    for (const message of [
      'Pay S$ 2,100.00',
      'Payment terminal of the kiosk, simulated',
      'Card number',
      cards.declined,
    ])
      expect(page.body).toContain(message)
    expect((await app.inject({ url: addressOf({ paymentMode: 'NETS_DEBIT' }) })).body).toContain(
      'Pay by debit',
    )
  })

  test('the page of the terminal is shown again after an invalid card number', async () => {
    const { postForm, addressOf, status } = await arrange()
    const page = await postForm(addressOf(), { card: '4111' })
    expect(page.statusCode).toBe(400)
    expect(page.body).toContain('Please enter a card number of 12 to 19 digits.')
    expect(await status()).toBe('PAYMENT_OPEN')
  })

  test.each<[string, object]>([
    ['no amount', { amount: '0' }],
    ['an invalid amount', { amount: '12.5' }],
    ['another application', { clientId: 'XX' }],
    ['another payment method', { paymentMode: 'CASH' }],
    ['another return address', { redirectUrl: 'https://elsewhere.example/payment' }],
    ['no return address', { redirectUrl: 'payment' }],
    ['an unknown field', { colour: 'blue' }],
  ])('the page of the terminal neither opens nor accepts a decision with %s', async (_what, query) => {
    const { app, postForm, addressOf } = await arrange()
    expect((await app.inject({ url: addressOf(query) })).json()).toMatchObject({ error: 'invalid_request' })
    const program = { accept: 'application/json' }
    const decided = await postForm(addressOf(query), { choice: 'payment.success' }, program)
    expect(decided.json()).toMatchObject({ error: 'invalid_request' })
  })

  const start = '/open-account/'
  test.each<[string, object, string]>([
    ['another amount', { amount: '0' }, back],
    ['another payment method', { paymentMode: 'CASH' }, back],
    ['another return address', { redirectUrl: 'https://elsewhere.example/payment' }, start],
    ['an invalid return address', { redirectUrl: 'javascript:alert(1)' }, start],
    ['no return address', { redirectUrl: '' }, start],
  ])(
    'the page for a payer with %s in the address names the error and leads back',
    async (_what, query, way) => {
      const { app, postForm, addressOf, status } = await arrange()
      const headers = { accept: 'text/html,application/xhtml+xml' }
      const choice = { choice: 'payment.success' }
      for (const page of [
        await app.inject({ url: addressOf(query), headers }),
        await postForm(addressOf(query), choice),
      ]) {
        expect(page.statusCode).toBe(400)
        expect(page.headers['content-type']).toContain('text/html')
        expect(page.body).toContain('The terminal could not take your payment')
        expect(page.body).toContain('is not what your application asked for. Nothing was paid by it.')
        expect(wayBackOn(page.body)).toBe(way)
      }
      expect(await status()).toBe('PAYMENT_OPEN')
    },
  )

  test.each([{ choice: 'payment.free' }, { choice: 'payment.success', card: cards.success }, {}])(
    'the page for a payer who posts %j names the error, and a program reads JSON',
    async decided => {
      const { postForm, addressOf, service } = await arrange()
      const page = await postForm(addressOf(), { ...decided })
      expect(page.statusCode).toBe(400)
      expect(page.body).toContain('what was chosen there, is not what your application asked for')
      expect(wayBackOn(page.body)).toBe(back)
      const answer = await postForm(addressOf(), { ...decided }, { accept: 'application/json' })
      expect(answer.json()).toMatchObject({ error: 'invalid_request', issues: [{ path: 'choice' }] })
      expect(await service.db.selectFrom('terminal_transactions').selectAll().execute()).toEqual([])
    },
  )

  test('a program reads JSON after an invalid card number', async () => {
    const { postForm, addressOf } = await arrange()
    const answer = await postForm(addressOf(), { card: '4111' }, { accept: 'application/json' })
    expect(answer.json()).toMatchObject({
      error: 'invalid_request',
      issues: [{ path: 'card', message: 'Please enter a card number of 12 to 19 digits.' }],
    })
  })
})

describe('a payment at the terminal', () => {
  test.each([
    ['payment.success', 'success', 'PAYMENT_SUCCESS', null],
    ['payment.declined', 'failed', 'PAYMENT_FAILED', 'Declined'],
    ['payment.cancelled', 'cancelled', 'PAYMENT_FAILED', 'Cancelled by the payer'],
    ['payment.pending', 'pending', 'PAYMENT_PENDING', null],
    ['payment.pending-then-success', 'pending', 'PAYMENT_PENDING', null],
    ['payment.callback-twice', 'success', 'PAYMENT_SUCCESS', null],
    ['payment.callback-late', 'success', 'PAYMENT_OPEN', null],
    ['payment.tampered', 'success', 'PAYMENT_FAILED', null],
  ])(
    'the payment %s at the terminal comes back with %s and is %s after it is reported',
    async (choice, hint, expected, message) => {
      const { decide, reportedStatus, status } = await arrange()
      const { txnId, ...carried } = await decide({ choice })
      expect(carried).toEqual({ status: hint, reason: message })
      expect(txnId).toMatch(/^T[\w-]{19}$/)
      expect(await status()).toBe('PAYMENT_OPEN')
      expect(await reportedStatus(txnId)).toBe(expected)
      const best = expected === 'PAYMENT_FAILED' ? 'PAYMENT_OPEN' : expected
      expect(await status()).toBe(best)
    },
  )

  test.each([
    [cards.pendingThenSuccess, 6],
    [cards.late, 10],
  ])(
    'a payment with the card %s becomes a success %i seconds after it, without another call',
    async (card, seconds) => {
      const { decide, report, status, pass } = await arrange()
      const { txnId } = await decide({ card })
      await report(txnId)
      pass(seconds)
      expect(await status()).toBe('PAYMENT_SUCCESS')
    },
  )

  test('a payment whose status cannot be read is charged, and the refusal contains that', async () => {
    const { decide, report } = await arrange()
    const { txnId, status: hint } = await decide({ choice: 'payment.failing' })
    expect(hint).toBe('success')
    expect((await report(txnId)).json()).toMatchObject({ error: 'upstream_error' })
  })

  test('a payment at the terminal is recorded once, however often it is reported', async () => {
    const { service, decide, report, app_id, state_id } = await arrange()
    const { txnId } = await decide({ card: cards.success })
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(txnId)))
    expect(new Set(answers.map(answer => answer.body))).toEqual(new Set(['{"status":"PAYMENT_SUCCESS"}']))
    const rows = await service.db
      .selectFrom('payments')
      .selectAll()
      .where('state_id', '=', state_id)
      .execute()
    expect(rows.map(({ reference }) => reference === txnId).filter(Boolean)).toHaveLength(1)
    expect(rows).toHaveLength(2)
    expect((await report(txnId, app_id)).headers['x-rule']).toBe('payment.success')
  })

  test('a declined payment at the terminal can be repeated successfully', async () => {
    const { decide, reportedStatus, status, submit, body } = await arrange()
    expect(await reportedStatus((await decide({ card: cards.declined })).txnId)).toBe('PAYMENT_FAILED')
    expect((await submit(body)).headers['x-rule']).toBe('payment.repeated')
    expect(await reportedStatus((await decide({ card: cards.success })).txnId)).toBe('PAYMENT_SUCCESS')
    expect(await status()).toBe('PAYMENT_SUCCESS')
    expect((await submit(body)).headers['x-rule']).toBe('payment.paid')
  })

  test('the terminal returns a charged payment again when it could not be reported', async () => {
    const { decide, reportedStatus, submit, body } = await arrange()
    const { txnId: first } = await decide({ card: cards.success })
    expect((await submit(body)).headers['x-rule']).toBe('payment.repeated')
    const again = await decide({ card: cards.success })
    expect(again).toEqual({ status: 'success', txnId: first, reason: null })
    expect(await reportedStatus(again.txnId)).toBe('PAYMENT_SUCCESS')
  })

  test('an application is charged once for parallel decisions at the terminal', async () => {
    const { service, decide, state_id } = await arrange()
    const all = await Promise.all(Array.from({ length: 10 }, () => decide({ card: cards.success })))
    expect(new Set(all.map(({ txnId }) => txnId)).size).toBe(1)
    const rows = await service.db
      .selectFrom('terminal_transactions')
      .selectAll()
      .where('state_id', '=', state_id)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('an application is not charged both at the terminal and at the gateway', async () => {
    const paidAtGateway = await arrange()
    await paidAtGateway.pay(paymentIn(paidAtGateway.answer.body).details, { card: cards.success })
    expect(await paidAtGateway.decide({ card: cards.success })).toMatchObject({ status: 'failed' })

    const paidAtTerminal = await arrange()
    await paidAtTerminal.decide({ card: cards.success })
    const answer = await paidAtTerminal.pay(paymentIn(paidAtTerminal.answer.body).details, {
      card: cards.success,
    })
    expect(answer.headers.location).toContain('status=failed')
  })
})

describe('nothing is paid at the terminal', () => {
  const nothing = { error: 'not_found', error_description: expect.any(String) as string }

  test('an unknown transaction of the terminal pays nothing', async () => {
    const { report, status } = await arrange()
    const answer = await report('T000123')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual(nothing)
    expect(answer.headers['x-rule']).toBe('payment.not-of-application')
    expect(await status()).toBe('PAYMENT_OPEN')
  })

  test('a payment for an application that is unknown or not accepted pays nothing', async () => {
    const { decide, report, start } = await arrange()
    const { txnId } = await decide({ card: cards.success })
    expect((await report(txnId, 'OA-0000-0000-0000')).json()).toEqual(nothing)
    expect((await report(txnId, await start('commercial/personal'))).json()).toEqual(nothing)
  })

  test('a payment of another transaction pays nothing, even after it has paid its own', async () => {
    const { decide, report, reportedStatus, readyIn, submit } = await arrange()
    const other = await readyIn('commercial/personal')
    const { app_id } = (await submit(other.body)).json<{ app_id: string }>()
    const { txnId } = await decide({ card: cards.success })
    expect((await report(txnId, app_id)).json()).toEqual(nothing)
    expect(await reportedStatus(txnId)).toBe('PAYMENT_SUCCESS')
    expect((await report(txnId, app_id)).json()).toEqual(nothing)
  })

  test('a payment of another amount pays nothing', async () => {
    const { decide, report, status } = await arrange()
    const { txnId } = await decide({ card: cards.success }, { amount: '100' })
    const answer = await report(txnId)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      error: 'invalid_request',
      error_description: 'What was paid at the terminal is not what the application costs.',
      issues: [{ path: 'txnId' }],
    })
    expect(await status()).toBe('PAYMENT_OPEN')
  })

  test('a payment for an application without anything to pay, or before it can be paid, pays nothing', async () => {
    const residential = await arrange({}, {}, 'residential/company')
    const { txnId } = await residential.decide({ card: cards.success })
    const answer = await residential.report(txnId)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      error: 'out_of_order',
      error_description: 'There is nothing to pay.',
    })

    const unsigned = await arrange({ email: 'signature.failed@example.com' }, {}, 'commercial/company')
    const paid = await unsigned.decide({ card: cards.success })
    expect((await unsigned.report(paid.txnId)).json()).toMatchObject({ error: 'out_of_order' })
  })

  test('a payment of another world pays nothing', async () => {
    const { app, decide } = await arrange()
    const { txnId } = await decide({ card: cards.success })
    await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'elsewhere' } })
    const elsewhere = applicant(app, { 'x-world': 'elsewhere' })
    const { body } = await elsewhere.readyIn('commercial/personal')
    const { app_id: appId } = (await elsewhere.submit(body)).json<{ app_id: string }>()
    const answer = await app.inject({
      method: 'POST',
      url: '/payment/khaos/process',
      payload: { appId, txnId },
    })
    expect(answer.json()).toEqual(nothing)
  })

  test.each([
    ['no application', { txnId: 'T000123' }],
    ['no transaction', { appId: 'OA-1' }],
    ['something else', { appId: 'OA-1', txnId: 'T000123', amount: '1' }],
  ])('a call with %s pays nothing', async (_what, payload) => {
    const { app } = await arrange()
    const answer = await app.inject({ method: 'POST', url: '/payment/khaos/process', payload })
    expect(answer.statusCode).toBe(400)
  })
})

test('a terminal belongs to the world of the transaction that the kiosk names', async () => {
  const { decide, reportedStatus, service } = await arrange({}, { 'x-world': 'mine' })
  const { txnId } = await decide({ card: cards.success })
  const row = await service.db
    .selectFrom('terminal_transactions')
    .selectAll()
    .where('id', '=', txnId)
    .executeTakeFirstOrThrow()
  expect(row.world).toBe('mine')
  expect(await reportedStatus(txnId)).toBe('PAYMENT_SUCCESS')
})
