import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { test } from 'vitest'
import { applicant } from '../test/application.ts'
import { arrangeStream } from '../test/arrangeStream.ts'
import { stateOf } from '../test/kiosk.ts'
import { attack } from './attack.ts'
import { forgedFrom } from './forgedFrom.ts'

/** A secret of the service, and a call with it. */
interface Credential {
  readonly genuine: string
  /** Secrets of other purposes, owners and worlds, and expired ones. */
  readonly others: readonly string[]
  readonly call: (text: string) => InjectOptions
  /** Whether a text is equivalent to the genuine one. */
  readonly isSame?: (text: string) => boolean
}

const bearer = (text: string) => ({ authorization: `Bearer ${text}` })
/** Texts that headers and cookies transfer unchanged. */
const carried = /^[!#-$&-+\--:<-[\]-~]+$/
const controlToken = 'control-token-of-the-proof'
const worldKey = 'key-of-a-world-of-the-proof'
const otherKey = 'key-of-another-world-here'

/** A service in which every credential has been issued, with those of another kiosk and of another world. */
const arrange = async () => {
  const { app, opened } = await arrangeStream({ CONTROL_TOKEN: controlToken })
  const steer = (method: 'POST' | 'DELETE', url: string, more: InjectOptions = {}) =>
    app.inject({ method, url: `/mock/v1/worlds${url}`, headers: bearer(controlToken), ...more })
  await steer('POST', '', { payload: { id: 'keyed', key: worldKey } })
  await steer('POST', '', { payload: { id: 'foreign', key: otherKey } })
  const abroad = { 'x-world': 'foreign' }
  const [person, foreigner] = [applicant(app), applicant(app, abroad)]

  const own = await opened()
  const neighbour = await opened({ state: stateOf(await person.start()), token: 'token-2' })
  const foreign = await opened({ state: stateOf(await foreigner.start()), token: 'token-3', headers: abroad })
  const ended = await opened({ state: stateOf(await person.start()), token: 'token-4' })
  await app.inject({ url: `/khaos/v1/upload/close/${ended.session}`, headers: bearer('token-4') })

  const retrieve = async (state: string) => {
    const answer = await app.inject({ url: `/oidc/myinfo/authorize/${state}/00000?persona=citizen` })
    return answer.cookies.find(({ name }) => name === 'identity')?.value ?? ''
  }
  const applying = await person.start()
  const replacedCookie = await retrieve(applying)
  const cookies = [await retrieve(await person.start()), await retrieve(await foreigner.start())]
  const cookie = await retrieve(applying)
  const atKiosk = await applicant(app, bearer('token-5')).start()

  const secrets = [own, neighbour, foreign, ended].map(({ link }) => link.secret)
  const tokens = ['token-2', 'token-3', 'token-4', 'token-5']
  const credentials: Readonly<Record<string, Credential>> = {
    "a kiosk's token": {
      genuine: 'token-1',
      others: [...tokens, ...secrets, own.session, cookie],
      call: text => ({
        method: 'POST',
        url: `/khaos/v1/upload/files/reset?sessionId=${own.session}`,
        headers: bearer(text),
      }),
    },
    'the token of a transaction': {
      genuine: 'token-5',
      others: ['token-1', 'token-2', atKiosk],
      call: text => ({ method: 'POST', url: `/v1/transaction/${atKiosk}/end`, headers: bearer(text) }),
    },
    "a link's secret": {
      genuine: own.link.secret,
      others: [ended.link.secret, 'token-1', own.session, own.link.code, cookie],
      call: text => ({ url: '/khaos/v1/upload/session', headers: bearer(text) }),
    },
    "a link's secret for its session": {
      genuine: own.link.secret,
      others: [...secrets.slice(1), ...tokens],
      call: text => ({
        method: 'POST',
        url: `/khaos/v1/upload/files/send?sessionId=${own.session}&message=phone_connected`,
        headers: bearer(text),
      }),
    },
    'a short code': {
      genuine: own.link.code,
      others: [ended.link.code],
      isSame: text => text.trim().toUpperCase() === own.link.code,
      call: code => ({ method: 'POST', url: '/khaos/v1/upload/code', payload: { code } }),
    },
    'the identity cookie': {
      genuine: cookie,
      others: [replacedCookie, ...cookies, applying],
      call: text => ({ url: `/oidc/myinfo/data/${applying}`, headers: { cookie: `identity=${text}` } }),
    },
    'the control token': {
      genuine: controlToken,
      others: [worldKey, 'token-1'],
      call: text => ({ url: '/mock/v1/worlds', headers: bearer(text) }),
    },
    'the control token as a cookie': {
      genuine: controlToken,
      others: [worldKey, 'token-1'],
      call: text => ({ url: '/mock/v1/worlds', headers: { cookie: `control=${text}` } }),
    },
    "a world's key": {
      genuine: worldKey,
      others: [otherKey, controlToken, 'keyed'],
      call: text => ({
        method: 'DELETE',
        url: '/mock/v1/worlds/keyed/faults',
        headers: { ...bearer(controlToken), 'x-world-key': text },
      }),
    },
  }
  let callers = 0
  /** Every call comes from another address, so that the limit on guesses refuses none. */
  const statusOf = async (options: InjectOptions): Promise<number> => {
    callers += 1
    const remoteAddress = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`
    return (await app.inject({ ...options, remoteAddress })).statusCode
  }
  return { credentials, statusOf }
}

test(
  'Forged tokens, secrets, cookies, keys and codes',
  attack({
    runs: { day: 20, night: 1_500 },
    target: '0 accepted, every genuine one accepted',
    run: async ({ size, seed }) => {
      const { credentials, statusOf } = await arrange()
      const violations: string[] = []
      let forgeries = 0
      for (const [name, { genuine, others, call, isSame = () => false }] of Object.entries(credentials)) {
        const forged = forgedFrom(genuine, others).filter(text => carried.test(text) && !isSame(text))
        for (const text of new Set([...others, ...fc.sample(forged, { numRuns: size, seed })])) {
          forgeries += 1
          const status = await statusOf(call(text))
          if (status < 400 || status >= 500) violations.push(`${text} as ${name} was answered ${status}`)
        }
      }
      const accepted = violations.length
      for (const [name, { genuine, call }] of Object.entries(credentials)) {
        const status = await statusOf(call(genuine))
        if (status >= 400) violations.push(`The genuine ${name} was answered ${status}`)
      }
      return {
        ran: `${forgeries.toLocaleString('en')} forgeries of ${Object.keys(credentials).length} credentials`,
        result: `${accepted} accepted`,
        violations,
      }
    },
  }),
)
