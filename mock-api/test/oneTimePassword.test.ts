import { EventEmitter, once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { now, testApp } from './testApp.ts'

const second = 1_000
const email = 'tan.ah.kow@example.com'

interface Mail {
  readonly id: string
  readonly to: string
  readonly otp: string
}

const arrange = async () => {
  let at = now
  const sent: string[] = []
  const { app, service } = await testApp(
    {},
    {
      clock: () => at,
      mailer: {
        send: ({ to }) => {
          sent.push(to)
          return Promise.resolve()
        },
        close: () => undefined,
      },
    },
  )
  const { post, start } = applicant(app)
  const state = await start()
  const request = (to = email) =>
    post('/v1/accounts/profile/request-email-otp', { email: to, transaction_id: state })
  const verify = (otp: string, from = email) =>
    post('/v1/accounts/profile/verify-email-otp', { email: from, otp, transaction_id: state })
  const inbox = async () =>
    (await app.inject({ url: '/mock/v1/worlds/default/inbox' })).json<{ messages: Mail[] }>().messages
  const lastCode = async () => (await inbox()).at(-1)?.otp ?? ''
  const wrong = async () => ((await lastCode()) === '000000' ? '000001' : '000000')
  const pass = (seconds: number) => {
    at += seconds * second
  }
  return { app, service, post, state, request, verify, inbox, lastCode, wrong, pass, sent }
}

const invalid = 'The OTP you have entered is invalid. Please try again.'
const expired = 'Your OTP has expired. Please request for a new OTP.'
const tooMany =
  'You have reached the maximum number of incorrect attempts for OTP verification. Please request for OTP again'

describe('a one-time password', () => {
  test('a one-time password has six digits, arrives by e-mail and verifies its address', async () => {
    const { request, verify, lastCode, sent } = await arrange()
    expect((await request()).json()).toEqual({ status: 'SUCCESS' })
    expect(await lastCode()).toMatch(/^\d{6}$/)
    expect(sent).toEqual([email])
    const answer = await verify(await lastCode())
    expect(answer.json()).toEqual({ verified: true, message: '' })
    expect(answer.headers['x-rule']).toBe('otp.right')
  })

  test('a one-time password verifies an address once', async () => {
    const { request, verify, lastCode } = await arrange()
    await request()
    await verify(await lastCode())
    expect((await verify(await lastCode())).json()).toEqual({ verified: false, message: invalid })
  })

  test('three wrong attempts invalidate a one-time password', async () => {
    const { request, verify, lastCode, wrong } = await arrange()
    await request()
    const answers = [await verify(await wrong()), await verify(await wrong()), await verify(await wrong())]
    expect(answers.map(answer => answer.json<{ message: string }>().message)).toEqual([
      invalid,
      invalid,
      tooMany,
    ])
    expect((await verify(await lastCode())).json()).toEqual({ verified: false, message: tooMany })
  })

  test.each([
    [299, true, ''],
    [300, false, expired],
  ])(
    'a one-time password that is %i seconds old verifies its address: %s',
    async (age, verified, message) => {
      const { request, verify, lastCode, pass } = await arrange()
      await request()
      pass(age)
      expect((await verify(await lastCode())).json()).toEqual({ verified, message })
    },
  )

  test('a new one-time password invalidates the previous one', async () => {
    const { request, verify, lastCode, pass } = await arrange()
    await request()
    const first = await lastCode()
    pass(60)
    await request()
    const second = await lastCode()
    /** The two codes are equal once in a million runs. */
    expect((await verify(first)).json()).toMatchObject({ verified: first === second })
    expect((await verify(second)).json()).toMatchObject({ verified: first !== second })
  })

  test('a one-time password verifies only the e-mail that it was sent to', async () => {
    const { request, verify, lastCode } = await arrange()
    await request()
    const answer = await verify(await lastCode(), 'somebody.else@example.com')
    expect(answer.headers['x-rule']).toBe('otp.not-requested')
    expect(answer.json()).toEqual({ verified: false, message: invalid })
  })

  test.each([
    [59, 429],
    [60, 200],
  ])('another one-time password after %i seconds is answered %i', async (seconds, status) => {
    const { request, pass } = await arrange()
    await request()
    pass(seconds)
    expect((await request()).statusCode).toBe(status)
  })

  test('a transaction gets five one-time passwords within an hour, for all e-mails together', async () => {
    const { request, pass } = await arrange()
    for (const to of ['a', 'b', 'c', 'd', 'e']) {
      expect((await request(`${to}@example.com`)).statusCode).toBe(200)
      pass(60)
    }
    const sixth = await request()
    expect(sixth.json()).toMatchObject({ error: 'otp_limit' })
    pass(3_600 - 5 * 60)
    expect((await request()).statusCode).toBe(200)
  })

  test('the store contains no readable one-time password', async () => {
    const { request, lastCode, service } = await arrange()
    await request()
    const rows = await service.db.selectFrom('one_time_passwords').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(await lastCode())
  })
})

describe('the e-mail with a one-time password', () => {
  test.each([
    ['otp.lost@example.com', 0, []],
    ['otp.late@example.com', 89, []],
    ['otp.late@example.com', 90, ['otp.late@example.com']],
    ['otp.twice@example.com', 0, ['otp.twice@example.com', 'otp.twice@example.com']],
  ])(
    'the e-mail with a one-time password to %s has arrived after %i seconds: %j',
    async (to, seconds, arrived) => {
      const { request, inbox, pass } = await arrange()
      expect((await request(to)).statusCode).toBe(200)
      pass(seconds)
      expect((await inbox()).map(mail => mail.to)).toEqual(arrived)
    },
  )

  test('the e-mails with two one-time passwords can arrive out of order', async () => {
    const { request, verify, inbox, pass } = await arrange()
    const to = 'otp.out.of.order@example.com'
    await request(to)
    pass(60)
    await request(to)
    const [newer] = await inbox()
    pass(30)
    expect((await inbox()).map(({ id }) => id)).toEqual([newer?.id, expect.any(String) as string])
    expect((await verify(newer?.otp ?? '', to)).json()).toMatchObject({ verified: true })
  })

  test('a one-time password that cannot be sent is refused', async () => {
    const { request } = await arrange()
    expect((await request('otp.failing@example.com')).json()).toMatchObject({ error: 'upstream_error' })
  })

  test('the refusal of an e-mail does not contain the error of the mail server', async () => {
    const send = () => Promise.reject(new Error(`No mailbox ${email}`))
    const { app } = await testApp({}, { mailer: { send, close: () => undefined } })
    const { post, start } = applicant(app)
    const answer = await post('/v1/accounts/profile/request-email-otp', {
      email,
      transaction_id: await start(),
    })
    expect(answer.json()).toMatchObject({ error: 'upstream_error' })
    expect(answer.body).not.toContain(email)
  })

  test('the inbox answers a waiting call when the e-mail arrives', async () => {
    const { app, request } = await arrange()
    const wait = (body: object) =>
      app.inject({ method: 'POST', url: '/mock/v1/worlds/default/inbox/wait', payload: body })
    const waiting = wait({ to: email, timeout_seconds: 25 })
    await request()
    const { message } = (await waiting).json<{ message: Mail }>()
    expect(message).toMatchObject({ to: email, otp: expect.stringMatching(/^\d{6}$/) as string })
    expect((await wait({ to: email, after: message.id, timeout_seconds: 1 })).json()).toEqual({
      message: null,
    })
    expect((await wait({ to: 'b@example.com', timeout_seconds: 1 })).json()).toEqual({ message: null })
  })

  test('a one-time password that is requested too soon is refused with Retry-After', async () => {
    const { request, pass } = await arrange()
    await request()
    pass(20)
    const answer = await request()
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBe('40')
  })

  test('the sixth one-time password within an hour is refused with Retry-After', async () => {
    const { request, pass } = await arrange()
    for (const _ of [1, 2, 3, 4, 5]) {
      await request()
      pass(61)
    }
    const answer = await request()
    expect(answer.json()).toMatchObject({ error: 'otp_limit' })
    expect(answer.headers['retry-after']).toBe(String(3_600 - 5 * 61))
  })

  test('the inbox returns the newest of several e-mails that arrived since the last wait', async () => {
    const { app, request, pass } = await arrange()
    const wait = async () =>
      (
        await app.inject({
          method: 'POST',
          url: '/mock/v1/worlds/default/inbox/wait',
          payload: { to: email, timeout_seconds: 1 },
        })
      ).json<{ message: Mail | null }>().message
    const list = async () =>
      (await app.inject('/mock/v1/worlds/default/inbox')).json<{ messages: Mail[] }>().messages
    await request()
    pass(61)
    await request()
    expect(await wait()).toEqual((await list())[1])
    expect(await wait()).toBeNull()
    pass(61)
    await request()
    expect(await wait()).toEqual((await list())[2])
  })

  test('the inbox answers a waiting call over the network too', async () => {
    const looked = new EventEmitter()
    const sleep = async () => {
      looked.emit('again')
      await setTimeout(1)
    }
    const { app } = await testApp({}, { sleep })
    const { post, start } = applicant(app)
    const transaction_id = await start()
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const again = once(looked, 'again')
    const waiting = fetch(`${origin}/mock/v1/worlds/default/inbox/wait`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: email, timeout_seconds: 25 }),
    })
    await again
    await post('/v1/accounts/profile/request-email-otp', { email, transaction_id })
    expect(await (await waiting).json()).toMatchObject({ message: { to: email } })
  })
})
