import type { PersonData } from '@open-account/contracts/identity'
import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { arrangeIdentity, cookieOf } from './arrangeIdentity.ts'
import { now, testApp } from './testApp.ts'

const minute = 60_000

test('the consent page offers every persona', async () => {
  const { authorize } = await arrangeIdentity()
  const page = await authorize()
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(page.body).toContain('value="citizen"')
  expect(page.body).toContain('value="cancelled"')
})

test("the identity service redirects to the particulars of the transaction's flow", async () => {
  const { authorize } = await arrangeIdentity()
  const back = await authorize('?persona=citizen')
  expect(back.statusCode).toBe(302)
  expect(back.headers.location).toBe('/open-account/residential/personal/particulars?redirected=myinfo')
  expect(back.headers['set-cookie']).toContain('HttpOnly')
})

test.each([
  ['http://localhost:5173', 'http://localhost:5173'],
  ['https://elsewhere.example', ''],
])('a browser that came from %s is redirected to "%s"', async (origin, expected) => {
  const { app } = await testApp({ CORS_ORIGINS: 'http://localhost:5173' })
  const state = await applicant(app).start()
  const back = await app.inject({
    url: `/oidc/myinfo/authorize/${state}/00000?persona=citizen`,
    headers: { referer: `${origin}/open-account/residential/personal/particulars` },
  })
  expect(back.headers.location).toBe(
    `${expected}/open-account/residential/personal/particulars?redirected=myinfo`,
  )
})

describe('identity data', () => {
  test.each([
    ['citizen', 200, 'identity.person', undefined],
    ['permanent-resident', 200, 'identity.person', undefined],
    ['work-pass-live', 200, 'identity.work-pass-live', undefined],
    ['work-pass-expired', 422, 'identity.work-pass-expired', 'myinfo_workpass_expired'],
    ['no-email', 200, 'identity.incomplete', undefined],
    ['odd-mobile', 200, 'identity.incomplete', undefined],
    ['cancelled', 422, 'identity.cancelled', 'myinfo_cancelled'],
    ['failing', 502, 'identity.failing', 'upstream_error'],
  ])('the identity data of %s is answered %i by %s', async (persona, status, rule, error) => {
    const { retrieve } = await arrangeIdentity()
    const answer = await retrieve(persona)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['x-rule']).toBe(rule)
    expect(answer.json<{ error?: string }>().error).toBe(error)
  })

  test('identity data is refused to a browser that did not retrieve it', async () => {
    const { authorize, read } = await arrangeIdentity()
    await authorize('?persona=citizen')
    expect((await read()).json()).toMatchObject({ error: 'unauthorized' })
    expect((await read('identity=something-else')).json()).toMatchObject({ error: 'unauthorized' })
  })

  test('identity data cannot be read after 30 minutes', async () => {
    let at = now
    const { authorize, read } = await arrangeIdentity(() => at)
    const cookie = cookieOf((await authorize('?persona=citizen')).headers['set-cookie'])
    at += 29 * minute
    expect((await read(cookie)).statusCode).toBe(200)
    at += minute
    expect((await read(cookie)).statusCode).toBe(401)
  })

  test('identity data lets its person submit without images of the NRIC, and is deleted then', async () => {
    const { app, authorize, read, retrieve, ready, submit } = await arrangeIdentity()
    const person = (await retrieve('citizen')).json<PersonData>()
    const { state_id, body } = await ready({ fromMyInfo: true, nric: person.nric, nric_issue_yyyymmdd: '' })
    expect((await submit(body)).json()).toMatchObject({
      error: 'application_incomplete',
      issues: [{ path: 'fromMyInfo' }],
    })
    const back = await app.inject({ url: `/oidc/myinfo/authorize/${state_id}/00000?persona=citizen` })
    const headers = { cookie: cookieOf(back.headers['set-cookie']) }
    const own = () => app.inject({ url: `/oidc/myinfo/data/${state_id}`, headers })
    expect((await own()).statusCode).toBe(200)
    expect((await submit(body)).json()).toMatchObject({ status: 'SUCCESS' })
    expect((await own()).statusCode).toBe(401)
    const again = await app.inject({ url: `/oidc/myinfo/authorize/${state_id}/00000?persona=citizen` })
    expect(again.json()).toMatchObject({ error: 'expired' })
    expect(again.headers['set-cookie']).toBeUndefined()
    expect((await authorize()).statusCode).toBe(200)
    expect((await read()).statusCode).toBe(401)
  })
})

test('an unknown persona is refused', async () => {
  const { authorize } = await arrangeIdentity()
  expect((await authorize('?persona=nobody')).json()).toMatchObject({ error: 'invalid_request' })
})

test('an analytics linker of several cookies is accepted', async () => {
  const { app, state } = await arrangeIdentity()
  const linker = `1*1x2y3z4*_ga*MTIzNDU2Nzg5MC4xNzAwMDAwMDAw*_ga_AB12CD34EF*${'MTcwMDAwMDAwMC4x'.repeat(20)}..`
  const back = await app.inject({ url: `/oidc/myinfo/authorize/${state}/${linker}?persona=citizen` })
  expect(back.statusCode).toBe(302)
})

test('an unknown transaction is refused by the identity service', async () => {
  const { app } = await arrangeIdentity()
  const answer = await app.inject({ url: '/oidc/myinfo/authorize/unknown/00000' })
  expect(answer.json()).toMatchObject({ error: 'not_found' })
})

test('the answer of the consent page replaces it in the history, also an early press, so that Back does not lead to it', async () => {
  const { app, authorize } = await arrangeIdentity()
  const [, script = ''] = /<script src="([^"]*)"><\/script>[^]*<body>/.exec((await authorize()).body) ?? []
  const answer = await app.inject({ url: script })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/javascript')
  expect(answer.body).toContain('location.replace')
})
