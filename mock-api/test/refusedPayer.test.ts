import { describe, expect, test } from 'vitest'
import { arrangePayment, cards, submitted } from './arrangePayment.ts'
import { wayBackOn } from './payer.ts'

describe('a payer whose browser brings something that is refused', () => {
  const application = 'http://localhost/open-account/commercial/personal/payment?linker=a&x=1'
  const callback = `/v1/payment/callback?${new URLSearchParams({ return: application }).toString()}`

  test.each<[string, (form: Record<string, string>) => Record<string, string>, number]>([
    ['tampered with', form => ({ ...form, hmac: 'AAAA' }), 401],
    ['without a payment', form => ({ ...form, payload: '{"ss":"1","msg":{}}' }), 401],
    ['incomplete', ({ payload = '' }) => ({ payload }), 400],
  ])(
    'a payer whose form is %s reads a page that leads back to the application',
    async (_what, change, expected) => {
      const { postForm, replyForm, details, reference, status } = await submitted()
      const answer = await postForm(callback, change({ ...(await replyForm(details.payload, 'success')) }))
      expect(answer.statusCode).toBe(expected)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
      expect(answer.body).toContain('Your payment could not be confirmed')
      expect(wayBackOn(answer.body)).toBe(application)
      expect(await status(reference)).toBe('PAYMENT_OPEN')
    },
  )

  test('a payer whose card is tampered with reads the same page', async () => {
    const { pay, details } = await submitted()
    const answer = await pay(details, { card: cards.tampered })
    expect(wayBackOn(answer.body)).toBe('http://localhost/open-account/payment')
  })

  test.each(['', '?return=https%3A%2F%2Felsewhere.example%2F', '?return=javascript%3Aalert(1)'])(
    'a payer whose callback is %j is led to the start',
    async query => {
      const { postForm } = await arrangePayment()
      const answer = await postForm(`/v1/payment/callback${query}`, { payload: 'a', apiKey: 'a', hmac: 'a' })
      expect(answer.statusCode).toBe(401)
      expect(wayBackOn(answer.body)).toBe('/open-account/')
    },
  )

  test('a payer is led back from the page of the gateway', async () => {
    const { postForm, details } = await submitted()
    const { enets_url: url, api_key: apiKey, payload } = details
    const answer = await postForm(url, { payload, apiKey, hmac: 'AAAA' })
    expect(answer.statusCode).toBe(401)
    expect(wayBackOn(answer.body)).toBe('http://localhost/open-account/payment')
  })

  test.each([{ accept: 'application/json' }, { accept: '*/*' }])(
    'a program, with %j, reads JSON instead of the page',
    async headers => {
      const { postForm } = await arrangePayment()
      const answer = await postForm(callback, { payload: 'a', apiKey: 'a', hmac: 'a' }, headers)
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({
        error: 'unauthorized',
        error_description: 'Key or signature do not fit the payload.',
      })
    },
  )
})
