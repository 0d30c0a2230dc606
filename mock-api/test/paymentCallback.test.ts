import type { GatewayRequest, PaymentResult } from '@open-account/contracts/gateway'
import { describe, expect, test } from 'vitest'
import { signedForm } from '../src/subjects/gateway/forms.ts'
import { merchantOf } from '../src/subjects/gateway/merchant.ts'
import { replyTo, requestIn } from '../src/subjects/gateway/messages.ts'
import { signatureOf } from '../src/subjects/gateway/signature.ts'
import { findWorld } from '../src/store/worlds.ts'
import { submitted } from './arrangePayment.ts'

describe('the callback', () => {
  const callback = '/v1/payment/callback'

  test("the callback of the gateway's server is answered with the status", async () => {
    const { postForm, replyForm, details } = await submitted()
    const answer = await postForm(callback, await replyForm(details.payload, 'cancelled'))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 'PAYMENT_FAILED' })
  })

  test.each<[PaymentResult, PaymentResult, string]>([
    ['success', 'failed', 'PAYMENT_SUCCESS'],
    ['failed', 'success', 'PAYMENT_FAILED'],
    ['cancelled', 'success', 'PAYMENT_FAILED'],
    ['success', 'pending', 'PAYMENT_SUCCESS'],
    ['pending', 'success', 'PAYMENT_SUCCESS'],
    ['pending', 'failed', 'PAYMENT_FAILED'],
  ])('the callback with %s and then with %s is %s', async (first, then, expected) => {
    const { postForm, replyForm, details, reference, status } = await submitted()
    await postForm(callback, await replyForm(details.payload, first))
    await postForm(callback, await replyForm(details.payload, then))
    expect(await status(reference)).toBe(expected)
  })

  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    'http://localhost.elsewhere.example/',
    'http://localhost@elsewhere.example/',
    'http://localhost:81/',
    'javascript:alert(1)',
    'data:text/html,a',
  ])('the callback does not redirect to %s', async address => {
    const { postForm, replyForm, details } = await submitted()
    const url = `${callback}?${new URLSearchParams({ return: address }).toString()}`
    const answer = await postForm(url, await replyForm(details.payload, 'success'))
    expect(answer.statusCode).toBe(400)
    expect(answer.headers.location).toBeUndefined()
  })

  test('the callback returns no reason for an outcome that another reply has reported', async () => {
    const { postForm, replyForm, details, reference } = await submitted()
    const address = 'http://localhost/open-account/payment'
    const url = `${callback}?${new URLSearchParams({ return: address }).toString()}`
    await postForm(url, await replyForm(details.payload, 'success'))
    const answer = await postForm(url, await replyForm(details.payload, 'failed'))
    expect(answer.headers.location).toBe(`${address}?status=success&txnRef=${reference}`)
  })

  test('the callback keeps the query of its return address', async () => {
    const { postForm, replyForm, details, reference } = await submitted()
    const address = 'http://localhost/payment?mode=kiosk&status=old'
    const url = `${callback}?${new URLSearchParams({ return: address }).toString()}`
    const answer = await postForm(url, await replyForm(details.payload, 'failed'))
    expect(answer.headers.location).toBe(
      `http://localhost/payment?mode=kiosk&status=failed&txnRef=${reference}&error_description=Declined`,
    )
  })

  test('the callback accepts none of 2,000 forgeries', async () => {
    const { app, service, postForm, replyForm, details, reference, status, secretWorld } = await submitted()
    await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'other' } })
    const declined = await replyForm(details.payload, 'failed')
    const success = await replyForm(details.payload, 'success')
    const request: GatewayRequest['msg'] | null = requestIn(details.payload)
    const { apiKey, secret } = merchantOf(await secretWorld())
    if (request === null) throw new Error('There is no request')
    const signedBy = (text: string) => ({
      ...success,
      hmac: signatureOf(success.payload, text).toString('base64'),
    })
    const kinds: readonly ((index: number) => Record<string, string>)[] = [
      () => ({ ...declined, payload: success.payload }),
      index => ({ ...success, hmac: Buffer.alloc(32, index).toString('base64') }),
      index => ({ ...success, hmac: success.hmac.slice(0, index % success.hmac.length) || 'A' }),
      index => ({ ...success, payload: success.payload.replace('210000', String(index)) }),
      index => ({ ...success, payload: `${success.payload}${' '.repeat((index % 50) + 1)}` }),
      index => ({ ...success, apiKey: apiKey.slice(0, index % apiKey.length) || 'A' }),
      index => signedBy(secret.slice(0, index % secret.length)),
      index => signedBy(`${secret}${index}`),
      () => ({ payload: details.payload, apiKey, hmac: details.hmac ?? '' }),
      index => ({ payload: '{"ss":"1"}', apiKey, hmac: `${index}` }),
    ]
    const statuses = new Set<number>()
    for (let index = 0; index < 2_000; index += 1) {
      const forged = kinds[index % kinds.length]?.(index) ?? {}
      statuses.add((await postForm(callback, forged)).statusCode)
    }
    /** Signed by the right secret, but no reply to this attempt. */
    for (const changes of [{ txnAmount: '1' }, { paymentMode: 'NETS_DEBIT' }, { merchantTxnRef: 'unknown' }])
      statuses.add(
        (await postForm(callback, await replyForm(details.payload, 'success', changes))).statusCode,
      )
    const other = await findWorld(service.db, 'other')
    if (other === undefined) throw new Error('There is no other world')
    statuses.add((await postForm(callback, signedForm(other, replyTo(request, 'success')))).statusCode)
    expect([...statuses]).toEqual([401])
    expect(await status(reference)).toBe('PAYMENT_OPEN')
  })
})
