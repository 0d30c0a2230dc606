import { describe, expect, test } from 'vitest'
import { arrangeTerminal, back, cards } from './arrangeTerminal.ts'
import { wayBackOn } from './payer.ts'

describe('the page of the terminal', () => {
  test('the page of the terminal names payee, application and amount, and has forms for a card or a choice', async () => {
    const { app, addressOf, app_id } = await arrangeTerminal()
    const page = await app.inject({ url: addressOf() })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    for (const message of [
      'Pay S$ 2,100.00',
      'Open Account',
      app_id,
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
    const { postForm, addressOf, status } = await arrangeTerminal()
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
    const { app, postForm, addressOf } = await arrangeTerminal()
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
      const { app, postForm, addressOf, status } = await arrangeTerminal()
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
      const { postForm, addressOf, service } = await arrangeTerminal()
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
    const { postForm, addressOf } = await arrangeTerminal()
    const answer = await postForm(addressOf(), { card: '4111' }, { accept: 'application/json' })
    expect(answer.json()).toMatchObject({
      error: 'invalid_request',
      issues: [{ path: 'card', message: 'Please enter a card number of 12 to 19 digits.' }],
    })
  })
})
