import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GatewayRequest, PaymentResult } from '@open-account/contracts/gateway'
import { describe, expect, onTestFinished, test } from 'vitest'
import { signedForm } from '../src/gateway/forms.ts'
import { replyTo, requestIn } from '../src/gateway/messages.ts'
import { merchantOf } from '../src/gateway/merchant.ts'
import { signatureOf } from '../src/gateway/signature.ts'
import { findWorld } from '../src/store/worlds.ts'
import { applicant } from './application.ts'
import { formRequest } from './formRequest.ts'
import { payer, paymentIn, wayBackOn } from './payer.ts'
import type { Flow } from './particulars.ts'
import { now, testApp } from './testApp.ts'

const second = 1_000
const cards = {
  success: '4111 1111 1111 1111',
  declined: '4000000000000002',
  cancelled: '4000000000000010',
  pendingThenSuccess: '4000000000000028',
  pending: '4000000000000036',
  twice: '4000000000000044',
  late: '4000000000000051',
  tampered: '4000000000000069',
  failing: '4000000000000077',
}

const arrange = async (variables: Readonly<Record<string, string>> = {}, world = 'default') => {
  let at = now
  const { app, service } = await testApp(variables, { clock: () => at })
  if (world !== 'default')
    await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: world } })
  const headers = world === 'default' ? {} : { 'x-world': world }
  const person = applicant(app, headers)
  const pass = (seconds: number) => {
    at += seconds * second
  }
  const status = async (reference: string) =>
    (await app.inject({ url: `/payment/${reference}` })).json<{ status: string }>().status
  const statusOfApplication = async (appId: string) =>
    (await app.inject({ url: `/payment?appId=${appId}` })).json<{ status: string }>().status
  const secretWorld = async () => {
    const row = await findWorld(service.db, world)
    if (row === undefined) throw new Error('There is no world')
    return row
  }
  /** What the gateway would post about an attempt. */
  const replyForm = async (payload: string, result: PaymentResult, changes: object = {}) => {
    const request = requestIn(payload)
    if (request === null) throw new Error('There is no request')
    return signedForm(await secretWorld(), replyTo({ ...request, ...changes }, result))
  }
  return { app, service, pass, status, statusOfApplication, secretWorld, replyForm, ...payer(app), ...person }
}

const submitted = async (
  flow: Flow = 'commercial/personal',
  changes: object = {},
  ...given: Parameters<typeof arrange>
) => {
  const person = await arrange(...given)
  const { body } = await person.readyIn(flow, changes)
  const answer = await person.submit(body)
  return { ...person, body, answer, ...paymentIn(answer.body) }
}

describe('a commercial submission', () => {
  test.each(['commercial/personal', 'commercial/company'] as const)(
    'of %s is answered with a signed request to the gateway',
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

  test('costs the deposit, the admin fee, and GST on the fee', async () => {
    const { app, readyIn, submit } = await arrange()
    const payload = { settings: { adminFee: 20, gstPercent: 9 } }
    await app.inject({ method: 'PATCH', url: '/mock/v1/worlds/default/flags', payload })
    const { body } = await readyIn('commercial/personal')
    const { message } = paymentIn((await submit(body)).body)
    expect(message).toMatchObject({ msg: { txnAmount: '212180' } })
  })

  test('that is repeated is the same application with another attempt to pay, by another means too', async () => {
    const { submit, body, app_id, reference } = await submitted()
    const again = await submit({ ...body, payment_method: 'NETS_DEBIT' })
    expect(again.headers['x-rule']).toBe('payment.repeated')
    const second = paymentIn(again.body)
    expect(second.app_id).toBe(app_id)
    expect(second.reference).not.toBe(reference)
    expect(second.message).toMatchObject({ msg: { txnAmount: '210000', paymentMode: 'NETS_DEBIT' } })
  })

  test('that is paid is not paid again', async () => {
    const { submit, body, pay, details, app_id } = await submitted()
    await pay(details, { card: cards.success })
    const again = await submit(body)
    expect(again.headers['x-rule']).toBe('payment.paid')
    expect(again.json()).toEqual({ status: 'SUCCESS', app_id, email: body['email'] })
  })

  test('whose payment has meanwhile become a success is not paid again', async () => {
    const { submit, body, pay, details, pass } = await submitted()
    await pay(details, { card: cards.late })
    expect((await submit(body)).headers['x-rule']).toBe('payment.repeated')
    pass(10)
    expect((await submit(body)).headers['x-rule']).toBe('payment.paid')
  })

  test('whose signature could not be attached is not paid', async () => {
    const { readyIn, submit } = await arrange()
    const { body } = await readyIn('commercial/company', { email: 'signature.failed@example.com' })
    const answer = await submit(body)
    expect(answer.json()).toMatchObject({ status: 'FAIL' })
    expect(answer.json()).not.toHaveProperty('payment_details')
    expect((await submit(body)).json()).toEqual(answer.json())
  })

  test('is paid once its signature is attached after all', async () => {
    const { readyIn, submit, post } = await arrange()
    const { body } = await readyIn('commercial/company', { email: 'signature.failed@example.com' })
    const { app_id } = (await submit(body)).json<{ app_id: string }>()
    const made = await post('/v1/eSignature/generateOpenAccountPDF', formRequest(body, app_id))
    expect(made.statusCode).toBe(200)
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
  ])('cannot have the payer sent to %s', async payment_redirect => {
    const { readyIn, submit } = await arrange()
    const { body } = await readyIn('commercial/personal', { payment_redirect })
    const answer = await submit(body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      error: 'application_incomplete',
      issues: [{ path: 'payment_redirect' }],
    })
  })

  test('goes back to a web application of another origin that the settings name', async () => {
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
  const { app, readyIn, submit } = await arrange()
  const { body } = await readyIn('residential/company')
  const answer = await submit(body)
  expect(answer.json()).not.toHaveProperty('payment_details')
  const { app_id: appId } = answer.json<{ app_id: string }>()
  expect((await app.inject({ url: `/payment?appId=${appId}` })).statusCode).toBe(404)
})

describe('the page of the gateway', () => {
  test('shows what is paid and asks for a card', async () => {
    const { go, details, reference } = await submitted()
    const page = await go(details)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    for (const text of ['Pay S$ 2,100.00', reference, 'Card number', cards.declined])
      expect(page.body).toContain(text)
  })

  test('asks for no card where debit is chosen', async () => {
    const { go, details } = await submitted('commercial/personal', { payment_method: 'NETS_DEBIT' })
    const page = await go(details)
    expect(page.body).not.toContain('Card number')
    expect(page.body).toContain('Pay by debit')
  })

  test('asks again for a card that is none', async () => {
    const { decide, details, status, reference } = await submitted()
    const page = await decide(details, { card: '4111' })
    expect(page.statusCode).toBe(400)
    expect(page.body).toContain('Please enter a card number of 12 to 19 digits.')
    expect(await status(reference)).toBe('PAYMENT_OPEN')
  })

  test('tells a payer who decides what no page offers that it could not be taken', async () => {
    const { decide, details, status, reference } = await submitted()
    const page = await decide(details, { choice: 'payment.free' })
    expect(page.statusCode).toBe(400)
    expect(page.body).toContain('Your payment could not be confirmed')
    expect(await status(reference)).toBe('PAYMENT_OPEN')
  })

  test('takes the first decision, however often another one is posted', async () => {
    const { decide, pay, details, status, reference } = await submitted()
    await decide(details, { card: cards.declined })
    const again = await pay(details, { card: cards.success })
    expect(again.headers.location).toContain('status=failed')
    expect(await status(reference)).toBe('PAYMENT_FAILED')
  })

  test('is of no attempt that nobody opened', async () => {
    const { postForm } = await arrange()
    const asProgram = { accept: 'application/json' }
    const answer = await postForm('/GW2/payments/unknown', { card: cards.success }, asProgram)
    expect(answer.json()).toMatchObject({ error: 'not_found' })
  })

  test.each<[string, (form: Record<string, string>) => Record<string, string>, number]>([
    ['another amount', form => ({ ...form, payload: (form['payload'] ?? '').replace('210000', '1') }), 401],
    ['another key', form => ({ ...form, apiKey: 'key' }), 401],
    ['no signature that fits', form => ({ ...form, hmac: 'AAAA' }), 401],
    ['another field', form => ({ ...form, colour: 'blue' }), 400],
  ])('does not open with %s', async (_what, change, expected) => {
    const { postForm, details } = await submitted()
    const { enets_url: url, api_key: apiKey, payload, hmac = '' } = details
    expect((await postForm(url, change({ payload, apiKey, hmac }))).statusCode).toBe(expected)
  })

  test('does not open with JSON, or with a field twice', async () => {
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

  test('comes back by a script of its own address', async () => {
    const { app, decide, details } = await submitted()
    const [, url = ''] =
      /<script src="([^"]*)"/.exec((await decide(details, { card: cards.success })).body) ?? []
    const script = await app.inject({ url })
    expect(script.headers['content-type']).toContain('text/javascript')
    expect(script.body).toContain('submit()')
  })
})

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
  ])('with the card %s comes back with %s and is %s', async (card, hint, expected, reason = '') => {
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
  ])('is decided by a button, %s, as by a card', async (choice, expected) => {
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
  ])('with the card %s is after %i seconds %s', async (card, seconds, expected) => {
    const { pay, details, reference, status, pass } = await submitted()
    await pay(details, { card })
    pass(seconds)
    expect(await status(reference)).toBe(expected)
  })

  test('whose answer was tampered with is refused, and nothing is known of it', async () => {
    const { pay, details, reference, status } = await submitted()
    const answer = await pay(details, { card: cards.tampered })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['x-rule']).toBe('payment.tampered')
    expect(await status(reference)).toBe('PAYMENT_OPEN')
  })

  test('cannot be read when its card is known for it', async () => {
    const { app, pay, details, reference } = await submitted()
    await pay(details, { card: cards.failing })
    expect((await app.inject({ url: `/payment/${reference}` })).statusCode).toBe(502)
  })

  test('of which nobody has heard is not found', async () => {
    const { app } = await arrange()
    for (const url of ['/payment/unknown', '/payment?appId=unknown'])
      expect((await app.inject({ url })).json()).toMatchObject({ error: 'not_found' })
  })

  test('of an application is its best attempt', async () => {
    const { pay, details, submit, body, statusOfApplication, app_id } = await submitted()
    await pay(details, { card: cards.declined })
    expect(await statusOfApplication(app_id)).toBe('PAYMENT_FAILED')
    const second = paymentIn((await submit(body)).body)
    expect(await statusOfApplication(app_id)).toBe('PAYMENT_OPEN')
    await pay(second.details, { card: cards.success })
    expect(await statusOfApplication(app_id)).toBe('PAYMENT_SUCCESS')
  })

  test('is charged once, whichever attempt comes first and however late it is called back', async () => {
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

  test('belongs to the world of its application, whoever posts', async () => {
    const { pay, details, reference, status, app } = await submitted(
      'commercial/personal',
      {},
      {},
      'elsewhere',
    )
    await pay(details, { card: cards.success })
    expect(await status(reference)).toBe('PAYMENT_SUCCESS')
    const journal = await app.inject({ url: '/mock/v1/worlds/elsewhere/journal' })
    const calls = journal.json<{ entries: { route: string; rule: string | null }[] }>().entries
    expect(calls.slice(-4)).toMatchObject([
      { route: '/GW2/TxnReqListenerToHost', rule: 'payment.open' },
      { route: '/v1/payment/callback', rule: 'payment.success' },
      { route: '/v1/payment/callback', rule: 'payment.recorded' },
      { route: '/payment/:txnRef', rule: 'payment.success' },
    ])
  })

  test('of which the server of the gateway could not tell is told by the browser', async () => {
    const { app, pay, details, reference, status } = await submitted()
    const payload = { operation: 'payment.callback', effect: { kind: 'status', error: 'unavailable' } }
    await app.inject({ method: 'POST', url: '/mock/v1/worlds/default/faults', payload })
    expect((await pay(details, { card: cards.success })).statusCode).toBe(303)
    expect(await status(reference)).toBe('PAYMENT_SUCCESS')
  })

  test('of which nobody could tell is told again when it is asked for', async () => {
    const { app, decide, details, reference, status } = await submitted()
    const payload = { operation: 'payment.callback', effect: { kind: 'status', error: 'unavailable' } }
    await app.inject({ method: 'POST', url: '/mock/v1/worlds/default/faults', payload })
    await decide(details, { card: cards.success })
    expect(await status(reference)).toBe('PAYMENT_SUCCESS')
  })
})

describe('a payer whose browser brings something that is refused', () => {
  const application = 'http://localhost/open-account/commercial/personal/payment?linker=a&x=1'
  const callback = `/v1/payment/callback?${new URLSearchParams({ return: application }).toString()}`

  test.each<[string, (form: Record<string, string>) => Record<string, string>, number]>([
    ['tampered with', form => ({ ...form, hmac: 'AAAA' }), 401],
    ['of nobody', form => ({ ...form, payload: '{"ss":"1","msg":{}}' }), 401],
    ['not even whole', ({ payload = '' }) => ({ payload }), 400],
  ])('reads, when it is %s, a page that leads back to the application', async (_what, change, expected) => {
    const { postForm, replyForm, details, reference, status } = await submitted()
    const answer = await postForm(callback, change({ ...(await replyForm(details.payload, 'success')) }))
    expect(answer.statusCode).toBe(expected)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
    expect(answer.body).toContain('Your payment could not be confirmed')
    expect(wayBackOn(answer.body)).toBe(application)
    expect(await status(reference)).toBe('PAYMENT_OPEN')
  })

  test('is told the same by the card that is known for it', async () => {
    const { pay, details } = await submitted()
    const answer = await pay(details, { card: cards.tampered })
    expect(wayBackOn(answer.body)).toBe('http://localhost/open-account/payment')
  })

  test.each(['', '?return=https%3A%2F%2Felsewhere.example%2F', '?return=javascript%3Aalert(1)'])(
    'is led to the start where the callback is %j',
    async query => {
      const { postForm } = await arrange()
      const answer = await postForm(`/v1/payment/callback${query}`, { payload: 'a', apiKey: 'a', hmac: 'a' })
      expect(answer.statusCode).toBe(401)
      expect(wayBackOn(answer.body)).toBe('/open-account/')
    },
  )

  test('is led back from the page of the gateway too', async () => {
    const { postForm, details } = await submitted()
    const { enets_url: url, api_key: apiKey, payload } = details
    const answer = await postForm(url, { payload, apiKey, hmac: 'AAAA' })
    expect(answer.statusCode).toBe(401)
    expect(wayBackOn(answer.body)).toBe('http://localhost/open-account/payment')
  })

  test.each([{ accept: 'application/json' }, { accept: '*/*' }])(
    'is told apart from a program, %j, which reads JSON',
    async headers => {
      const { postForm } = await arrange()
      const answer = await postForm(callback, { payload: 'a', apiKey: 'a', hmac: 'a' }, headers)
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({
        error: 'unauthorized',
        error_description: 'Key or signature do not fit the payload.',
      })
    },
  )
})

describe('the callback', () => {
  const callback = '/v1/payment/callback'

  test('of the server of the gateway is answered with the status', async () => {
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
  ])('with %s and then with %s is %s', async (first, then, expected) => {
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
  ])('sends nobody to %s', async address => {
    const { postForm, replyForm, details } = await submitted()
    const url = `${callback}?${new URLSearchParams({ return: address }).toString()}`
    const answer = await postForm(url, await replyForm(details.payload, 'success'))
    expect(answer.statusCode).toBe(400)
    expect(answer.headers.location).toBeUndefined()
  })

  test('gives no reason for an outcome that another reply has told', async () => {
    const { postForm, replyForm, details, reference } = await submitted()
    const address = 'http://localhost/open-account/payment'
    const url = `${callback}?${new URLSearchParams({ return: address }).toString()}`
    await postForm(url, await replyForm(details.payload, 'success'))
    const answer = await postForm(url, await replyForm(details.payload, 'failed'))
    expect(answer.headers.location).toBe(`${address}?status=success&txnRef=${reference}`)
  })

  test('keeps the query of the address that it sends the browser to', async () => {
    const { postForm, replyForm, details, reference } = await submitted()
    const address = 'http://localhost/payment?mode=kiosk&status=old'
    const url = `${callback}?${new URLSearchParams({ return: address }).toString()}`
    const answer = await postForm(url, await replyForm(details.payload, 'failed'))
    expect(answer.headers.location).toBe(
      `http://localhost/payment?mode=kiosk&status=failed&txnRef=${reference}&error_description=Declined`,
    )
  })

  test('takes none of 2,000 forgeries', async () => {
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
    /** Signed by the right secret, and still no reply to this attempt. */
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

test('the address of the payments is the page for browsers and the call for everybody else', async () => {
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
