import { type BrokenCallback, brokenCallbackNames } from '@open-account/contracts/control/brokenCallbacks'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { cookieOf } from './arrangeIdentity.ts'
import { stores } from './stores.ts'
import { testApp } from './testApp.ts'

const faults = '/mock/v1/worlds/default/faults'

type Kind = 'person' | 'company'
const services = {
  person: { flow: 'residential/personal', authorize: '/oidc/myinfo/authorize', data: '/oidc/myinfo/data' },
  company: { flow: 'residential/company', authorize: '/v1/myinfob/authorize', data: '/v1/myinfob/data' },
} as const

const arrange = async (database?: (typeof stores)[number]['database']) => {
  const { app } = await testApp({}, {}, database)
  const person = applicant(app)
  const add = (broken: string, conditions: object = {}, operation = 'identity.*') =>
    app.inject({
      method: 'POST',
      url: faults,
      payload: { operation, effect: { kind: 'identity_callback', broken }, ...conditions },
    })
  const browser = async (kind: Kind = 'person') => {
    const { flow, authorize, data } = services[kind]
    const state = await person.start(flow)
    let cookie = ''
    /** Answers the consent page. The browser stores the cookie that it gets. */
    const logIn = async (query = kind === 'person' ? '?persona=citizen' : '?persona=live') => {
      const back = await app.inject({ url: `${authorize}/${state}/00000${query}` })
      const set = cookieOf(back.headers['set-cookie'])
      if (set.startsWith('identity=')) cookie = set
      return back
    }
    const read = () => app.inject({ url: `${data}/${state}`, headers: { cookie } })
    return { state, logIn, read }
  }
  const list = async () => (await app.inject({ url: faults })).json<{ faults: object[] }>().faults
  const logged = async () =>
    (await app.inject({ url: '/mock/v1/worlds/default/request-log?fault=identity_callback' })).json<{
      entries: { operation: string; rule: string }[]
    }>().entries
  return { app, add, browser, list, logged, ...person }
}

const answerIn = ({ statusCode: status, headers, json }: LightMyRequestResponse) => ({
  status,
  rule: headers['x-rule'],
  error: json<{ error?: string }>().error,
})
const refusedAs = (broken: BrokenCallback) => ({
  status: 401,
  rule: `identity.callback-${broken}`,
  error: 'unauthorized',
})
const readable = {
  person: { status: 200, rule: 'identity.person', error: undefined },
  company: { status: 200, rule: 'identity.company-live', error: undefined },
}

const cases = (['person', 'company'] as const).flatMap(kind =>
  brokenCallbackNames.map(broken => ({ kind, broken })),
)

test.each(stores)(
  'on $name one control call breaks the next return in each way, and the one after it succeeds',
  async ({ database }) => {
    const { add, browser, list, logged } = await arrange(database)
    for (const { kind, broken } of cases) {
      const what = `${kind} ${broken}`
      const { logIn, read } = await browser(kind)
      expect((await add(broken)).statusCode, what).toBe(201)
      // The page does not count: only the return does.
      expect((await logIn('')).statusCode, what).toBe(200)
      const back = await logIn()
      expect(back.statusCode, what).toBe(302)
      expect(back.headers['x-rule'], what).toBe(`identity.callback-${broken}`)
      expect(back.headers.location?.endsWith('/particulars?redirected=myinfo'), what).toBe(
        broken !== 'missing',
      )
      expect(answerIn(await read()), what).toEqual(broken === 'missing' ? readable[kind] : refusedAs(broken))
      expect((await logIn()).headers.location, what).toMatch(/redirected=myinfo$/)
      expect((await read()).statusCode, what).toBe(200)
    }
    expect(await list()).toMatchObject(cases.map(() => ({ matched: 1, struck: 1, remaining: 0 })))
    const returns = (await logged()).filter(({ operation }) => !operation.startsWith('identity.read'))
    expect(returns.map(({ rule }) => rule)).toEqual(cases.map(({ broken }) => `identity.callback-${broken}`))
  },
)

describe('a broken return', () => {
  test('a broken return can be ordered on the consent page', async () => {
    const { browser } = await arrange()
    const { logIn, read } = await browser()
    expect((await logIn('')).body).toContain('<option value="replay">')
    await logIn('?persona=citizen&broken=replay')
    expect((await read()).headers['x-rule']).toBe('identity.callback-replay')
    await logIn('?persona=citizen&broken=')
    expect((await read()).statusCode).toBe(200)
    expect((await logIn('?persona=citizen&broken=badly')).json()).toMatchObject({ error: 'invalid_request' })
  })

  test('a broken return counts and ends as any fault does', async () => {
    const { add, app, browser, list } = await arrange()
    const { logIn, read } = await browser()
    await add('state', { after: 1, times: 1000 })
    const statuses: number[] = []
    for (let visit = 0; visit < 3; visit += 1) {
      await logIn()
      statuses.push((await read()).statusCode)
    }
    expect(statuses).toEqual([200, 401, 401])
    expect(await list()).toMatchObject([{ matched: 3, struck: 2 }])
    await app.inject({ method: 'DELETE', url: faults })
    await logIn()
    expect((await read()).statusCode).toBe(200)
  })

  test('the earlier cookie of the browser reads nothing after a broken return', async () => {
    const { add, browser } = await arrange()
    const { logIn, read } = await browser()
    await logIn('?persona=citizen')
    expect((await read()).statusCode).toBe(200)
    await add('nonce')
    await logIn('?persona=permanent-resident')
    expect((await read()).statusCode).toBe(401)
  })

  test('nothing is submitted with the identity of a broken return', async () => {
    const { add, app, ready, submit } = await arrange()
    const { state_id, body } = await ready({ fromMyInfo: true, nric: 'S9012345I', nric_issue_yyyymmdd: '' })
    await add('state')
    await app.inject({ url: `/oidc/myinfo/authorize/${state_id}/00000?persona=citizen` })
    expect((await submit(body)).json()).toMatchObject({
      error: 'application_incomplete',
      issues: [{ path: 'fromMyInfo' }],
    })
  })

  test('a broken return is refused for calls by which no browser comes back', async () => {
    const { add } = await arrange()
    for (const operation of ['identity.readPerson', 'identity.forget', 'premise.*'])
      expect((await add('state', {}, operation)).statusCode, operation).toBe(400)
  })
})
