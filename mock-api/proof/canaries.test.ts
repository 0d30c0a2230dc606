import { randomInt } from 'node:crypto'
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { onTestFinished, test } from 'vitest'
import { serviceLogger } from '../src/app/logger.ts'
import { randomText } from '../src/kit/randomText.ts'
import { applicant } from '../test/application.ts'
import { linkIn, listen, phone, sessionIn, stateOf } from '../test/kiosk.ts'
import { payer, paymentIn } from '../test/payer.ts'
import { testApp } from '../test/testApp.ts'
import { attack } from './attack.ts'

const controlToken = 'canary-control-token-of-the-tests'
const control = { authorization: `Bearer ${controlToken}` }

/** A text that occurs nowhere else. */
const unique = () => randomText(9, 'hex')

/** Makes every call of an applicant and a tester; returns the values that no log may contain. */
const journey = async (app: FastifyInstance, origin: string): Promise<readonly string[]> => {
  const [cookie, bearer, key, lost] = [unique(), unique(), unique(), unique()]
  const name = unique()
    .toUpperCase()
    .replaceAll(/\d/g, digit => 'GHJKLMNPQR'.charAt(Number(digit)))
  const email = `${unique()}@example.com`
  const mobile = `9${randomInt(1_000_000, 10_000_000)}`
  const filename = `${unique()}.pdf`
  const carried = { cookie: `session=${cookie}`, authorization: `Bearer ${bearer}` }
  const person = applicant(app, carried)

  const world = unique()
  await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: world, key }, headers: control })
  await app.inject({
    method: 'POST',
    url: `/mock/v1/worlds/${world}/reset`,
    headers: { ...control, 'x-world-key': key },
  })

  const state = await person.start()
  const back = await app.inject({
    url: `/oidc/myinfo/authorize/${state}/00000?persona=citizen`,
    headers: carried,
  })
  const identity = String(back.headers['set-cookie']).split(';', 1)[0] ?? ''
  await app.inject({ url: `/oidc/myinfo/data/${state}`, headers: { cookie: identity } })
  await person.post('/v1/accounts/profile/request-email-otp', { transaction_id: state, email })
  const inbox = await app.inject({ url: '/mock/v1/worlds/default/inbox', headers: control })
  const passwords = inbox
    .json<{ messages: { to: string; otp: string | null }[] }>()
    .messages.flatMap(({ to, otp }) => (to === email && otp !== null ? [otp] : []))
  for (const otp of passwords)
    await person.post('/v1/accounts/profile/verify-email-otp', { transaction_id: state, email, otp })

  const { body } = await person.ready({ name, email, mobile_number: mobile })
  await person.upload(state, 'proof_of_ownership', filename)
  await person.submit(body)

  const atKiosk = await person.start()
  const stream = await listen(origin, { state: stateOf(atKiosk), token: bearer })
  onTestFinished(stream.hangUp)
  const events = await stream.heard(2)
  const link = linkIn(events)
  const { upload, send } = phone(app, link.secret)
  await upload('poo', filename)
  await send(sessionIn(events), 'phone_connected')
  await app.inject({ method: 'POST', url: '/khaos/v1/upload/code', payload: { code: link.code } })
  await app.inject({ url: `/upload?s=${link.secret}`, headers: { accept: 'text/html' } })
  stream.hangUp()

  const paid = await person.readyIn('commercial/personal', { name, email, mobile_number: mobile })
  const { app_id: application, details, reference } = paymentIn((await person.submit(paid.body)).body)
  const card = '4111111111111111'
  await payer(app).pay(details, { card })
  await app.inject({ url: `/payment/${reference}` })
  await app.inject({ url: `/payment?appId=${application}` })

  const shared = await app.inject({
    method: 'POST',
    url: '/mock/v1/worlds/default/links',
    headers: control,
    payload: {
      draft: {
        signupStart: 'true',
        signupStateId: state,
        signupDomainType: 'residential/personal',
        signupData: JSON.stringify({ name, email }),
        place: '/open-account/residential/personal/confirmation',
      },
    },
  })
  const shareLink = shared.json<{ url: string }>().url
  for (const headers of [control, {}]) await app.inject({ url: new URL(shareLink).pathname, headers })

  for (const url of [`/${lost}`, `/v1/${lost}?s=${lost}`, `/mock/enter/${lost}`, `/%zz${lost}`])
    await app.inject({ url, headers: { accept: 'text/html', ...carried } })
  await app.inject({
    method: 'POST',
    url: '/v1/transaction/submit',
    headers: { 'content-type': 'application/json' },
    payload: `{"name":"${lost}`,
  })
  await app.inject({
    method: 'POST',
    url: `/v1/transaction/attachment?transaction_id=${state}`,
    headers: { ...carried, 'content-type': 'multipart/form-data; boundary=none' },
    payload: lost,
  })

  return [
    cookie,
    bearer,
    key,
    lost,
    name,
    email,
    mobile,
    filename,
    card,
    controlToken,
    state,
    atKiosk,
    paid.state_id,
    application,
    reference,
    identity.split('=')[1] ?? '',
    link.secret,
    link.code,
    shareLink.replace(/.*\//, ''),
    details.api_key,
    details.hmac ?? '',
    ...passwords,
  ].filter(canary => canary !== '')
}

/** The canaries that a text contains as whole words. */
const found = (canaries: readonly string[], text: string): readonly string[] => {
  const textParts = new Set(text.split(/[^\w.@-]+/))
  return [...new Set(canaries)].filter(
    canary => textParts.has(canary) || (canary.length > 8 && text.includes(canary)),
  )
}

test(
  'Journeys with canaries, logged at trace',
  attack({
    runs: { day: 2, night: 500 },
    target: 'no canary in the log, and a line for every call',
    run: async ({ size }) => {
      let log = ''
      const sink = new Writable({
        write: (chunk, _encoding, done) => {
          log += String(chunk)
          done()
        },
      })
      const { app } = await testApp({ CONTROL_TOKEN: controlToken }, { clock: Date.now }, undefined, {
        logger: serviceLogger({ LOG_LEVEL: 'trace' }, sink),
      })
      const origin = await app.listen({ port: 0, host: '127.0.0.1' })
      const violations: string[] = []
      let [canaries, lines] = [0, 0]
      for (let turn = 0; turn < size; turn += 1) {
        // The free timeslots of a world run out after a few hundred applications.
        await app.inject({ method: 'POST', url: '/mock/v1/worlds/default/reset', headers: control })
        log = ''
        const carried = await journey(app, origin)
        canaries += carried.length
        lines += log.split('\n').length - 1
        violations.push(...found(carried, log).map(canary => `journey ${turn} left ${canary}`))
        if (!log.includes('"route":"/v1/transaction/submit"')) violations.push(`journey ${turn} left no line`)
      }
      return {
        ran: `${size} journeys with ${canaries.toLocaleString('en')} canaries`,
        result: `${violations.length} found in ${lines.toLocaleString('en')} lines`,
        violations,
      }
    },
  }),
)
