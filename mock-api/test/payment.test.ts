import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { arrangePayment, cards, submitted } from './arrangePayment.ts'
import { paymentIn } from './payer.ts'

describe('a payment', () => {
  const back = 'http://localhost/open-account/payment'

  test.each([
    [cards.success, 'success', 'PAYMENT_SUCCESS'],
    ['5555 4444 3333 1111', 'success', 'PAYMENT_SUCCESS'],
    [cards.declined, 'failed', 'PAYMENT_FAILED', '&error_description=Declined'],
    [cards.cancelled, 'cancelled', 'PAYMENT_FAILED', '&error_description=Cancelled+by+the+payer'],
    [cards.pending, 'pending', 'PAYMENT_PENDING'],
    [cards.pendingThenSuccess, 'pending', 'PAYMENT_PENDING'],
    [cards.twice, 'success', 'PAYMENT_SUCCESS'],
    [cards.late, 'success', 'PAYMENT_OPEN'],
  ])('a payment with the card %s comes back with %s and is %s', async (card, hint, expected, reason = '') => {
    const { pay, details, reference, status, statusOfApplication, app_id } = await submitted()
    const answer = await pay(details, { card })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(`${back}?status=${hint}&txnRef=${reference}${reason}`)
    expect(await status(reference)).toBe(expected)
    expect(await statusOfApplication(app_id)).toBe(expected)
  })

  test.each([
    ['payment.declined', 'PAYMENT_FAILED'],
    ['payment.success', 'PAYMENT_SUCCESS'],
  ])('a payment is decided by a button, %s, as by a card', async (choice, expected) => {
    const { pay, details, reference, status } = await submitted('commercial/company', {
      payment_method: 'NETS_DEBIT',
    })
    await pay(details, { choice })
    expect(await status(reference)).toBe(expected)
  })

  test.each([
    [cards.pendingThenSuccess, 5, 'PAYMENT_PENDING'],
    [cards.pendingThenSuccess, 6, 'PAYMENT_SUCCESS'],
    [cards.pending, 3_600, 'PAYMENT_PENDING'],
    [cards.late, 9, 'PAYMENT_OPEN'],
    [cards.late, 10, 'PAYMENT_SUCCESS'],
  ])('a payment with the card %s is after %i seconds %s', async (card, seconds, expected) => {
    const { pay, details, reference, status, pass } = await submitted()
    await pay(details, { card })
    pass(seconds)
    expect(await status(reference)).toBe(expected)
  })

  test('a payment whose answer was tampered with is refused and stays open', async () => {
    const { pay, details, reference, status } = await submitted()
    const answer = await pay(details, { card: cards.tampered })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['x-rule']).toBe('payment.tampered')
    expect(await status(reference)).toBe('PAYMENT_OPEN')
  })

  test('the status of a payment whose card makes it fail cannot be read', async () => {
    const { app, pay, details, reference } = await submitted()
    await pay(details, { card: cards.failing })
    expect((await app.inject({ url: `/payment/${reference}` })).statusCode).toBe(502)
  })

  test('an unknown payment is not found', async () => {
    const { app } = await arrangePayment()
    for (const url of ['/payment/unknown', '/payment?appId=unknown'])
      expect((await app.inject({ url })).json()).toMatchObject({ error: 'not_found' })
  })

  test('the payment of an application has the status of its best attempt', async () => {
    const { pay, details, submit, body, statusOfApplication, app_id } = await submitted()
    await pay(details, { card: cards.declined })
    expect(await statusOfApplication(app_id)).toBe('PAYMENT_FAILED')
    const second = paymentIn((await submit(body)).body)
    expect(await statusOfApplication(app_id)).toBe('PAYMENT_OPEN')
    await pay(second.details, { card: cards.success })
    expect(await statusOfApplication(app_id)).toBe('PAYMENT_SUCCESS')
  })

  test('an application is charged once, whichever attempt is first and however late its callback is', async () => {
    const { pay, details, submit, body, reference, status, pass } = await submitted()
    const second = paymentIn((await submit(body)).body)
    await pay(details, { card: cards.pendingThenSuccess })
    const other = await pay(second.details, { card: cards.success })
    expect(other.headers.location).toContain('status=failed')
    pass(6)
    expect([await status(reference), await status(second.reference)]).toEqual([
      'PAYMENT_SUCCESS',
      'PAYMENT_FAILED',
    ])
  })

  test('a payment belongs to the world of its application, whatever world posts', async () => {
    const { pay, details, reference, status, app } = await submitted(
      'commercial/personal',
      {},
      {},
      'elsewhere',
    )
    await pay(details, { card: cards.success })
    expect(await status(reference)).toBe('PAYMENT_SUCCESS')
    const requestLog = await app.inject({ url: '/mock/v1/worlds/elsewhere/request-log' })
    const calls = requestLog.json<{ entries: { route: string; rule: string | null }[] }>().entries
    expect(calls.slice(-4)).toMatchObject([
      { route: '/GW2/TxnReqListenerToHost', rule: 'payment.open' },
      { route: '/v1/payment/callback', rule: 'payment.success' },
      { route: '/v1/payment/callback', rule: 'payment.recorded' },
      { route: '/payment/:txnRef', rule: 'payment.success' },
    ])
  })

  test("a payment that the gateway's server could not post is posted by the browser", async () => {
    const { app, pay, details, reference, status } = await submitted()
    const payload = { operation: 'payment.callback', effect: { kind: 'status', error: 'unavailable' } }
    await app.inject({ method: 'POST', url: '/mock/v1/worlds/default/faults', payload })
    expect((await pay(details, { card: cards.success })).statusCode).toBe(303)
    expect(await status(reference)).toBe('PAYMENT_SUCCESS')
  })

  test('a payment whose callbacks failed is posted again when its status is read', async () => {
    const { app, decide, details, reference, status } = await submitted()
    const payload = { operation: 'payment.callback', effect: { kind: 'status', error: 'unavailable' } }
    await app.inject({ method: 'POST', url: '/mock/v1/worlds/default/faults', payload })
    await decide(details, { card: cards.success })
    expect(await status(reference)).toBe('PAYMENT_SUCCESS')
  })
})

test('the address of a payment is a page for browsers and a call for programs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-account-web-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<title>Open Account</title>')
  const { app, reference, app_id } = await submitted('commercial/personal', {}, { WEB_DIST: folder })
  for (const url of [`/payment?appId=${app_id}`, `/payment/${reference}`]) {
    const page = await app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml' } })
    expect(page.body).toBe('<title>Open Account</title>')
    const call = await app.inject({ url, headers: { accept: 'application/json' } })
    expect(call.json()).toEqual({ status: 'PAYMENT_OPEN' })
  }
})
