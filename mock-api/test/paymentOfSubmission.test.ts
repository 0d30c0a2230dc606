import { describe, expect, test } from 'vitest'
import { merchantOf } from '../src/subjects/gateway/merchant.ts'
import { signatureOf } from '../src/subjects/gateway/signature.ts'
import { arrangePayment, cards, submitted } from './arrangePayment.ts'
import { formRequest } from './formRequest.ts'
import { paymentIn } from './payer.ts'

describe('a commercial submission', () => {
  test.each(['commercial/personal', 'commercial/company'] as const)(
    'a commercial submission of %s is answered with a signed request to the gateway',
    async flow => {
      const { answer, details, reference, body, secretWorld } = await submitted(flow)
      expect(answer.headers['x-rule']).toBe('submit.accepted')
      const { id, apiKey, secret } = merchantOf(await secretWorld())
      expect(details).toEqual({
        enets_url: 'http://localhost/GW2/TxnReqListenerToHost',
        api_key: apiKey,
        payload: details.payload,
        hmac: signatureOf(details.payload, secret).toString('base64'),
      })
      expect(answer.json()).toMatchObject({ status: 'SUCCESS', hmac: details.hmac })
      expect(reference).toMatch(/^[\w-]{20}$/)
      expect(JSON.parse(details.payload)).toEqual({
        ss: '1',
        msg: {
          netsMid: id,
          tid: '',
          submissionMode: 'B',
          txnAmount: '210000',
          merchantTxnRef: reference,
          merchantTxnDtm: '20261120 10:15:00.000',
          paymentType: 'SALE',
          paymentMode: 'CREDIT_CARD',
          currencyCode: 'SGD',
          merchantTimeZone: '+8:00',
          b2sTxnEndURL: body['payment_redirect'],
          s2sTxnEndURL: 'http://localhost/v1/payment/callback',
          clientType: 'W',
          netsMidIndicator: 'U',
          ipAddress: '',
          language: 'en',
        },
      })
    },
  )

  test('a commercial submission costs the deposit, the admin fee, and GST on the fee', async () => {
    const { app, readyIn, submit } = await arrangePayment()
    const payload = { settings: { adminFee: 20, gstPercent: 9 } }
    await app.inject({ method: 'PATCH', url: '/mock/v1/worlds/default/flags', payload })
    const { body } = await readyIn('commercial/personal')
    const { message } = paymentIn((await submit(body)).body)
    expect(message).toMatchObject({ msg: { txnAmount: '212180' } })
  })

  test('a repeated commercial submission is the same application with another attempt to pay, also by another method', async () => {
    const { submit, body, app_id, reference } = await submitted()
    const again = await submit({ ...body, payment_method: 'NETS_DEBIT' })
    expect(again.headers['x-rule']).toBe('payment.repeated')
    const second = paymentIn(again.body)
    expect(second.app_id).toBe(app_id)
    expect(second.reference).not.toBe(reference)
    expect(second.message).toMatchObject({ msg: { txnAmount: '210000', paymentMode: 'NETS_DEBIT' } })
  })

  test('a commercial submission charges the deposit by the tension of the premises, not by its own', async () => {
    const { readyIn, submit } = await arrangePayment()
    const { body } = await readyIn('commercial/personal', { gas: false }, '638363')
    const answer = await submit(body)
    expect(paymentIn(answer.body).message).toMatchObject({ msg: { txnAmount: '215000' } })
  })

  test('a paid commercial submission is not paid again', async () => {
    const { submit, body, pay, details, app_id } = await submitted()
    await pay(details, { card: cards.success })
    const again = await submit(body)
    expect(again.headers['x-rule']).toBe('payment.paid')
    expect(again.json()).toEqual({ status: 'SUCCESS', app_id, email: body['email'] })
  })

  test('a commercial submission whose payment has meanwhile succeeded is not paid again', async () => {
    const { submit, body, pay, details, pass } = await submitted()
    await pay(details, { card: cards.late })
    expect((await submit(body)).headers['x-rule']).toBe('payment.repeated')
    pass(10)
    expect((await submit(body)).headers['x-rule']).toBe('payment.paid')
  })

  test('a commercial submission without an attached signature is not paid', async () => {
    const { readyIn, submit } = await arrangePayment()
    const { body } = await readyIn('commercial/company', { email: 'signature.failed@example.com' })
    const answer = await submit(body)
    expect(answer.json()).toMatchObject({ status: 'FAIL' })
    expect(answer.json()).not.toHaveProperty('payment_details')
    expect((await submit(body)).json()).toEqual(answer.json())
  })

  test('a commercial submission is paid after its signature is attached later', async () => {
    const { readyIn, submit, post } = await arrangePayment()
    const { body } = await readyIn('commercial/company', { email: 'signature.failed@example.com' })
    const { app_id } = (await submit(body)).json<{ app_id: string }>()
    const form = await post('/v1/eSignature/generateOpenAccountPDF', formRequest(body, app_id))
    expect(form.statusCode).toBe(200)
    const again = await submit(body)
    expect(again.json()).toMatchObject({ status: 'SUCCESS', app_id, email: body['email'] })
    expect(again.json()).toHaveProperty('payment_details')
    expect(again.headers['x-rule']).toBe('payment.repeated')
  })

  test.each([
    'https://elsewhere.example/v1/payment/callback',
    'http://localhost.elsewhere.example/v1/payment/callback',
    'http://localhost/elsewhere',
    'http://localhost/v1/payment/callback?return=https%3A%2F%2Felsewhere.example%2F',
    `http://localhost/v1/payment/callback?return=http%3A%2F%2Flocalhost%2F${'a'.repeat(2_000)}`,
  ])('a commercial submission cannot redirect the payer to %s', async payment_redirect => {
    const { readyIn, submit } = await arrangePayment()
    const { body } = await readyIn('commercial/personal', { payment_redirect })
    const answer = await submit(body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      error: 'application_incomplete',
      issues: [{ path: 'payment_redirect' }],
    })
  })

  test('a commercial submission can return to a web application of another origin in the settings', async () => {
    const back = 'https://web.example/open-account/payment'
    const payment_redirect = `http://localhost/v1/payment/callback?return=${encodeURIComponent(back)}`
    const { pay, details } = await submitted(
      'commercial/personal',
      { payment_redirect },
      { CORS_ORIGINS: 'https://web.example' },
    )
    expect((await pay(details, { card: cards.success })).headers.location).toMatch(
      /^https:\/\/web\.example\/open-account\/payment\?status=success&txnRef=/,
    )
  })
})

test('a residential submission is not paid online', async () => {
  const { app, readyIn, submit } = await arrangePayment()
  const { body } = await readyIn('residential/company')
  const answer = await submit(body)
  expect(answer.json()).not.toHaveProperty('payment_details')
  const { app_id: appId } = answer.json<{ app_id: string }>()
  expect((await app.inject({ url: `/payment?appId=${appId}` })).statusCode).toBe(404)
})
