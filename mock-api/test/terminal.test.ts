import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { arrangeTerminal, cards } from './arrangeTerminal.ts'
import { paymentIn } from './payer.ts'

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
      const { decide, reportedStatus, status } = await arrangeTerminal()
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
      const { decide, report, status, pass } = await arrangeTerminal()
      const { txnId } = await decide({ card })
      await report(txnId)
      pass(seconds)
      expect(await status()).toBe('PAYMENT_SUCCESS')
    },
  )

  test('a payment whose status cannot be read is charged, and the refusal contains that', async () => {
    const { decide, report } = await arrangeTerminal()
    const { txnId, status: hint } = await decide({ choice: 'payment.failing' })
    expect(hint).toBe('success')
    expect((await report(txnId)).json()).toMatchObject({ error: 'upstream_error' })
  })

  test('a payment at the terminal is recorded once, however often it is reported', async () => {
    const { service, decide, report, app_id, state_id } = await arrangeTerminal()
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
    const { decide, reportedStatus, status, submit, body } = await arrangeTerminal()
    expect(await reportedStatus((await decide({ card: cards.declined })).txnId)).toBe('PAYMENT_FAILED')
    expect((await submit(body)).headers['x-rule']).toBe('payment.repeated')
    expect(await reportedStatus((await decide({ card: cards.success })).txnId)).toBe('PAYMENT_SUCCESS')
    expect(await status()).toBe('PAYMENT_SUCCESS')
    expect((await submit(body)).headers['x-rule']).toBe('payment.paid')
  })

  test('the terminal returns a charged payment again when it could not be reported', async () => {
    const { decide, reportedStatus, submit, body } = await arrangeTerminal()
    const { txnId: first } = await decide({ card: cards.success })
    expect((await submit(body)).headers['x-rule']).toBe('payment.repeated')
    const again = await decide({ card: cards.success })
    expect(again).toEqual({ status: 'success', txnId: first, reason: null })
    expect(await reportedStatus(again.txnId)).toBe('PAYMENT_SUCCESS')
  })

  test('an application is charged once for parallel decisions at the terminal', async () => {
    const { service, decide, state_id } = await arrangeTerminal()
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
    const paidAtGateway = await arrangeTerminal()
    await paidAtGateway.pay(paymentIn(paidAtGateway.answer.body).details, { card: cards.success })
    expect(await paidAtGateway.decide({ card: cards.success })).toMatchObject({ status: 'failed' })

    const paidAtTerminal = await arrangeTerminal()
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
    const { report, status } = await arrangeTerminal()
    const answer = await report('T000123')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual(nothing)
    expect(answer.headers['x-rule']).toBe('payment.not-of-application')
    expect(await status()).toBe('PAYMENT_OPEN')
  })

  test('a payment for an application that is unknown or not accepted pays nothing', async () => {
    const { decide, report, start } = await arrangeTerminal()
    const { txnId } = await decide({ card: cards.success })
    expect((await report(txnId, 'OA-0000-0000-0000')).json()).toEqual(nothing)
    expect((await report(txnId, await start('commercial/personal'))).json()).toEqual(nothing)
  })

  test('a payment of another transaction pays nothing, even after it has paid its own', async () => {
    const { decide, report, reportedStatus, readyIn, submit } = await arrangeTerminal()
    const other = await readyIn('commercial/personal')
    const { app_id } = (await submit(other.body)).json<{ app_id: string }>()
    const { txnId } = await decide({ card: cards.success })
    expect((await report(txnId, app_id)).json()).toEqual(nothing)
    expect(await reportedStatus(txnId)).toBe('PAYMENT_SUCCESS')
    expect((await report(txnId, app_id)).json()).toEqual(nothing)
  })

  test('a payment of another amount pays nothing', async () => {
    const { decide, report, status } = await arrangeTerminal()
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
    const residential = await arrangeTerminal({}, {}, 'residential/company')
    const { txnId } = await residential.decide({ card: cards.success })
    const answer = await residential.report(txnId)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      error: 'out_of_order',
      error_description: 'There is nothing to pay.',
    })

    const unsigned = await arrangeTerminal(
      { email: 'signature.failed@example.com' },
      {},
      'commercial/company',
    )
    const paid = await unsigned.decide({ card: cards.success })
    expect((await unsigned.report(paid.txnId)).json()).toMatchObject({ error: 'out_of_order' })
  })

  test('a payment of another world pays nothing', async () => {
    const { app, decide } = await arrangeTerminal()
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
    const { app } = await arrangeTerminal()
    const answer = await app.inject({ method: 'POST', url: '/payment/khaos/process', payload })
    expect(answer.statusCode).toBe(400)
  })
})

test('a terminal belongs to the world of the transaction that the kiosk names', async () => {
  const { decide, reportedStatus, service } = await arrangeTerminal({}, { 'x-world': 'mine' })
  const { txnId } = await decide({ card: cards.success })
  const row = await service.db
    .selectFrom('terminal_transactions')
    .selectAll()
    .where('id', '=', txnId)
    .executeTakeFirstOrThrow()
  expect(row.world).toBe('mine')
  expect(await reportedStatus(txnId)).toBe('PAYMENT_SUCCESS')
})
