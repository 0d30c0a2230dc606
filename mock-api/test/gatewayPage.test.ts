import { describe, expect, test } from 'vitest'
import { arrangePayment, cards, submitted } from './arrangePayment.ts'

describe('the page of the gateway', () => {
  test('the page of the gateway names payee, application and amount, and has a field for a card', async () => {
    const { go, details, reference, app_id } = await submitted()
    const page = await go(details)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    for (const text of [
      'Pay S$ 2,100.00',
      'Pay to',
      'Open Account',
      app_id,
      reference,
      'Card number',
      cards.declined,
    ])
      expect(page.body).toContain(text)
  })

  test('the page of the gateway can be read again until the payer has chosen', async () => {
    const { app, pay, details, reference } = await submitted()
    const url = `/GW2/payments/${reference}`
    const open = await app.inject({ url })
    expect(open.statusCode).toBe(200)
    expect(open.body).toContain('Pay S$ 2,100.00')
    await pay(details, { card: cards.success })
    const decided = await app.inject({ url })
    expect(decided.statusCode).toBe(200)
    expect(decided.body).toContain('This payment is finished')
    expect(decided.body).toContain('Back to your application')
    expect(decided.body).not.toContain('<form')
  })

  test.each([
    ['of a payment', {}],
    ['that asks again', { card: '4111' }],
    ['that leads back to the merchant', { card: cards.success }],
    ['that refuses', { choice: 'payment.free' }],
  ])(
    'the page %s replaces its address in the history of the browser before it can be pressed',
    async (_what, decision) => {
      const { app, go, decide, details } = await submitted()
      const isDecided = 'card' in decision || 'choice' in decision
      const { body } = isDecided ? await decide(details, decision) : await go(details)
      const [, back, url = ''] =
        /<script data-back="([^"]*)" src="([^"]*)"><\/script>[^]*<body>/.exec(body) ?? []
      expect(back).toMatch(/^(http:\/\/localhost)?\/open-account\//)
      expect((await app.inject({ url })).body).toContain('history.replaceState')
    },
  )

  test.each([
    ['GET', undefined],
    ['POST', 'choice=payment.success'],
  ] as const)('%s of a payment whose session has ended is refused with a page', async (method, payload) => {
    const { app, body, go, details, reference, status } = await submitted()
    await app.inject({ method: 'POST', url: `/v1/transaction/${String(body['transaction_id'])}/end` })
    const ask = (accept: string) =>
      app.inject({
        method,
        url: `/GW2/payments/${reference}`,
        headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
        ...(payload === undefined ? {} : { payload }),
      })
    const page = await ask('text/html')
    expect(page.statusCode).toBe(410)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('The session that this payment belongs to has ended.')
    expect(page.body).not.toContain(reference)
    expect((await ask('application/json')).json()).toMatchObject({ error: 'expired' })
    expect((await go(details)).statusCode).toBe(410)
    expect(await status(reference)).toBe('PAYMENT_OPEN')
  })

  test('the page of an unknown payment is a refusal', async () => {
    const { app } = await arrangePayment()
    const answer = await app.inject({ url: '/GW2/payments/unknown', headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('text/html')
  })

  test('the page of the gateway has no field for a card when debit is chosen', async () => {
    const { go, details } = await submitted('commercial/personal', { payment_method: 'NETS_DEBIT' })
    const page = await go(details)
    expect(page.body).not.toContain('Card number')
    expect(page.body).toContain('Pay by debit')
  })

  test('the page of the gateway is shown again after an invalid card number', async () => {
    const { decide, details, status, reference } = await submitted()
    const page = await decide(details, { card: '4111' })
    expect(page.statusCode).toBe(400)
    expect(page.body).toContain('Please enter a card number of 12 to 19 digits.')
    expect(await status(reference)).toBe('PAYMENT_OPEN')
  })

  test('the gateway refuses a decision that its page does not offer, with a page', async () => {
    const { decide, details, status, reference } = await submitted()
    const page = await decide(details, { choice: 'payment.free' })
    expect(page.statusCode).toBe(400)
    expect(page.body).toContain('Your payment could not be confirmed')
    expect(await status(reference)).toBe('PAYMENT_OPEN')
  })

  test('the gateway counts only the first decision', async () => {
    const { decide, pay, details, status, reference } = await submitted()
    await decide(details, { card: cards.declined })
    const again = await pay(details, { card: cards.success })
    expect(again.headers.location).toContain('status=failed')
    expect(await status(reference)).toBe('PAYMENT_FAILED')
  })

  test('the gateway refuses an attempt that was not opened', async () => {
    const { postForm } = await arrangePayment()
    const asProgram = { accept: 'application/json' }
    const answer = await postForm('/GW2/payments/unknown', { card: cards.success }, asProgram)
    expect(answer.json()).toMatchObject({ error: 'not_found' })
  })

  test.each<[string, (form: Record<string, string>) => Record<string, string>, number]>([
    ['another amount', form => ({ ...form, payload: (form['payload'] ?? '').replace('210000', '1') }), 401],
    ['another key', form => ({ ...form, apiKey: 'key' }), 401],
    ['no signature that fits', form => ({ ...form, hmac: 'AAAA' }), 401],
    ['another field', form => ({ ...form, colour: 'blue' }), 400],
  ])('the page of the gateway does not open with %s', async (_what, change, expected) => {
    const { postForm, details } = await submitted()
    const { enets_url: url, api_key: apiKey, payload, hmac = '' } = details
    expect((await postForm(url, change({ payload, apiKey, hmac }))).statusCode).toBe(expected)
  })

  test('the page of the gateway does not open with JSON, nor with a field twice', async () => {
    const { app, details } = await submitted()
    const { enets_url: url, api_key: apiKey, payload, hmac } = details
    const json = await app.inject({ method: 'POST', url, payload: { payload, apiKey, hmac } })
    expect(json.json()).toMatchObject({ error: 'unsupported_media_type' })
    const twice = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'apiKey=a&apiKey=b',
    })
    expect(twice.json()).toMatchObject({ error: 'invalid_request' })
  })

  test('the page of the gateway posts back by a script with its own address', async () => {
    const { app, decide, details } = await submitted()
    const [, url = ''] =
      /<script src="([^"]*)"/.exec((await decide(details, { card: cards.success })).body) ?? []
    const script = await app.inject({ url })
    expect(script.headers['content-type']).toContain('text/javascript')
    expect(script.body).toContain('submit()')
  })
})
