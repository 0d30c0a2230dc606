import type { PersonData } from '@open-account/contracts/identity'
import { describe, expect, test } from 'vitest'
import {
  findIdentitySession,
  forgetIdentitySession,
  putIdentitySession,
} from '../src/store/identitySessions.ts'
import { applicant } from './application.ts'
import { wayBackOn } from './payer.ts'
import { now, testApp } from './testApp.ts'

const cookieOf = (header: string | string[] | number | undefined): string =>
  String(header).split(';', 1)[0] ?? ''
const minute = 60_000

const arrange = async (clock = () => now) => {
  const { app } = await testApp({}, { clock })
  const person = applicant(app)
  const state = await person.start()
  const authorize = (query = '', headers: Record<string, string> = {}) =>
    app.inject({ url: `/oidc/myinfo/authorize/${state}/00000${query}`, headers })
  const read = (cookie = '') => app.inject({ url: `/oidc/myinfo/data/${state}`, headers: { cookie } })
  const retrieve = async (persona: string) => {
    const back = await authorize(`?persona=${persona}`)
    return read(cookieOf(back.headers['set-cookie']))
  }
  return { app, state, authorize, read, retrieve, ...person }
}

test('the consent page offers every persona', async () => {
  const { authorize } = await arrange()
  const page = await authorize()
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(page.body).toContain('value="citizen"')
  expect(page.body).toContain('value="cancelled"')
})

test("the identity service redirects to the particulars of the transaction's flow", async () => {
  const { authorize } = await arrange()
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
    const { retrieve } = await arrange()
    const answer = await retrieve(persona)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['x-rule']).toBe(rule)
    expect(answer.json<{ error?: string }>().error).toBe(error)
  })

  test('identity data is refused to a browser that did not retrieve it', async () => {
    const { authorize, read } = await arrange()
    await authorize('?persona=citizen')
    expect((await read()).json()).toMatchObject({ error: 'unauthorized' })
    expect((await read('identity=something-else')).json()).toMatchObject({ error: 'unauthorized' })
  })

  test('identity data cannot be read after 30 minutes', async () => {
    let at = now
    const { authorize, read } = await arrange(() => at)
    const cookie = cookieOf((await authorize('?persona=citizen')).headers['set-cookie'])
    at += 29 * minute
    expect((await read(cookie)).statusCode).toBe(200)
    at += minute
    expect((await read(cookie)).statusCode).toBe(401)
  })

  test('identity data lets its person submit without images of the NRIC, and is deleted then', async () => {
    const { app, authorize, read, retrieve, ready, submit } = await arrange()
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

describe('the deletion of identity data on a shared device', () => {
  const forget = (app: Awaited<ReturnType<typeof arrange>>['app'], state: string) =>
    app.inject({ method: 'DELETE', url: `/v1/transaction/${state}/identity` })

  test('a browser reads nothing and has no cookie after identity data is deleted', async () => {
    const { app, state, authorize, read } = await arrange()
    const cookie = cookieOf((await authorize('?persona=citizen')).headers['set-cookie'])
    expect((await read(cookie)).statusCode).toBe(200)
    const forgotten = await forget(app, state)
    expect(forgotten.statusCode).toBe(204)
    expect(forgotten.cookies).toMatchObject([
      { name: 'identity', value: '', path: `/oidc/myinfo/data/${state}`, maxAge: 0 },
      { name: 'identity', value: '', path: `/v1/myinfob/data/${state}`, maxAge: 0 },
    ])
    expect((await read(cookie)).statusCode).toBe(401)
  })

  test('no later visit to the identity service restores deleted identity data', async () => {
    const { app, state, authorize, read } = await arrange()
    const cookie = cookieOf((await authorize('?persona=citizen')).headers['set-cookie'])
    await forget(app, state)
    for (const query of ['', '?persona=citizen']) {
      const again = await authorize(query)
      expect(again.statusCode).toBe(410)
      expect(again.json()).toMatchObject({ error: 'expired' })
      expect(again.headers['set-cookie']).toBeUndefined()
    }
    const business = await app.inject({ url: `/v1/myinfob/authorize/${state}?persona=live` })
    expect(business.json()).toMatchObject({ error: 'expired' })
    expect((await read(cookie)).statusCode).toBe(401)
  })

  test('identity data that is deleted before it is retrieved cannot be retrieved', async () => {
    const { app, state, authorize } = await arrange()
    await forget(app, state)
    expect((await authorize('?persona=citizen')).json()).toMatchObject({ error: 'expired' })
  })

  test('identity data that is deleted while the browser is on its way back cannot be read', async () => {
    const { service } = await testApp()
    const session = {
      world: 'default',
      state_id: 'state',
      kind: 'person',
      token_hash: 'hash',
      persona: 'citizen',
      expires_at: now + minute,
    } as const
    expect(await putIdentitySession(service.db, session)).toBe(true)
    expect(await putIdentitySession(service.db, session)).toBe(true)
    await forgetIdentitySession(service.db, session)
    expect(await putIdentitySession(service.db, session)).toBe(false)
    expect(await findIdentitySession(service.db, session)).toMatchObject({ persona: '', token_hash: '' })
  })

  test('a submission with deleted identity data is refused', async () => {
    const { app, retrieve, ready, submit } = await arrange()
    const person = (await retrieve('citizen')).json<PersonData>()
    const { state_id, body } = await ready({ fromMyInfo: true, nric: person.nric, nric_issue_yyyymmdd: '' })
    const back = await app.inject({ url: `/oidc/myinfo/authorize/${state_id}/00000?persona=citizen` })
    const headers = { cookie: cookieOf(back.headers['set-cookie']) }
    expect((await app.inject({ url: `/oidc/myinfo/data/${state_id}`, headers })).statusCode).toBe(200)
    await forget(app, state_id)
    expect((await submit(body)).json()).toMatchObject({
      error: 'application_incomplete',
      issues: [{ path: 'fromMyInfo' }],
    })
  })

  test('the deletion of identity data concerns one transaction only', async () => {
    const { app, state, authorize, read, start } = await arrange()
    const cookie = cookieOf((await authorize('?persona=citizen')).headers['set-cookie'])
    await forget(app, await start())
    expect((await read(cookie)).statusCode).toBe(200)
    expect((await forget(app, state)).statusCode).toBe(204)
  })

  test('the deletion of missing identity data succeeds, any number of times', async () => {
    const { app, state } = await arrange()
    expect((await forget(app, state)).statusCode).toBe(204)
    expect((await forget(app, state)).statusCode).toBe(204)
  })

  test('the deletion of identity data of an unknown transaction is refused', async () => {
    const { app } = await arrange()
    expect((await forget(app, 'unknown')).json()).toMatchObject({ error: 'not_found' })
  })
})

test('an unknown persona is refused', async () => {
  const { authorize } = await arrange()
  expect((await authorize('?persona=nobody')).json()).toMatchObject({ error: 'invalid_request' })
})

test('an analytics linker of several cookies is accepted', async () => {
  const { app, state } = await arrange()
  const linker = `1*1x2y3z4*_ga*MTIzNDU2Nzg5MC4xNzAwMDAwMDAw*_ga_AB12CD34EF*${'MTcwMDAwMDAwMC4x'.repeat(20)}..`
  const back = await app.inject({ url: `/oidc/myinfo/authorize/${state}/${linker}?persona=citizen` })
  expect(back.statusCode).toBe(302)
})

test('an unknown transaction is refused by the identity service', async () => {
  const { app } = await arrange()
  const answer = await app.inject({ url: '/oidc/myinfo/authorize/unknown/00000' })
  expect(answer.json()).toMatchObject({ error: 'not_found' })
})

test('the answer of the consent page replaces it in the history, so that Back does not lead to it', async () => {
  const { app, authorize } = await arrange()
  const [, script = ''] = /<script src="([^"]*)"/.exec((await authorize()).body) ?? []
  const answer = await app.inject({ url: script })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/javascript')
  expect(answer.body).toContain('location.replace')
})

describe('the page for a browser that cannot go to the identity service', () => {
  const particulars = '/open-account/residential/personal/particulars'
  const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const own = { referer: `http://localhost${particulars}` }
  const visit = async (path: string, headers = {}) => {
    const { app } = await testApp({ CORS_ORIGINS: 'http://localhost:5173' })
    const state = await applicant(app).start()
    const url = path.replace('{state}', state)
    return app.inject({ url, headers: { ...html, ...own, ...headers } })
  }

  test.each([
    ['/oidc/myinfo/authorize/unknown/00000', 404, 'is not known here'],
    ['/oidc/myinfo/authorize/{state}/00000?persona=nobody', 400, 'cannot be taken'],
    ['/oidc/myinfo/authorize/{state}/..%2Felsewhere', 400, 'cannot be taken'],
    ['/v1/myinfob/authorize/unknown', 404, 'is not known here'],
    ['/v1/myinfob/authorize/unknown/00000', 404, 'is not known here'],
  ])('an applicant reads at %s a page that leads back to the application', async (path, status, reason) => {
    const page = await visit(path)
    expect(page.statusCode).toBe(status)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(page.body).toContain('Your data cannot be retrieved')
    expect(page.body).toContain(reason)
    expect(wayBackOn(page.body)).toBe(`http://localhost${particulars}`)
  })

  test('an applicant reads that the application has ended', async () => {
    const { app, state, authorize } = await arrange()
    await app.inject({ method: 'DELETE', url: `/v1/transaction/${state}/identity` })
    const page = await authorize('', html)
    expect(page.statusCode).toBe(410)
    expect(page.body).toContain('The application that this page belongs to was submitted or ended.')
  })

  test('an applicant reads that the identity service fails', async () => {
    const { app, state, authorize } = await arrange()
    const payload = {
      operation: 'identity.authorizePerson',
      effect: { kind: 'status', error: 'unavailable' },
    }
    await app.inject({ method: 'POST', url: '/mock/v1/worlds/default/faults', payload })
    const page = await authorize('', html)
    expect(page.statusCode).toBe(503)
    expect(page.body).toContain('Please try again later.')
    expect(
      (await app.inject({ url: `/oidc/myinfo/data/${state}`, headers: html })).headers['content-type'],
    ).toContain('application/json')
  })

  test.each([
    [
      'the consent page',
      { referer: 'http://localhost/oidc/myinfo/authorize/s/0' },
      '',
      'http://localhost/open-account/',
    ],
    [
      'an allowed web application',
      { referer: `http://localhost:5173${particulars}` },
      '',
      `http://localhost:5173${particulars}`,
    ],
    [
      'an allowed one by the consent page',
      {},
      '?from=http%3A%2F%2Flocalhost%3A5173',
      'http://localhost:5173/open-account/',
    ],
    ['elsewhere', { referer: 'https://elsewhere.example/open-account/' }, '', '/open-account/'],
    [
      'elsewhere by the consent page',
      { referer: '' },
      '?from=https%3A%2F%2Felsewhere.example',
      '/open-account/',
    ],
    ['a script', { referer: '' }, '?from=javascript%3Aalert(1)', '/open-account/'],
    ['nowhere', { referer: '' }, '', '/open-account/'],
  ])(
    'an applicant who comes from %s is led back to an allowed address',
    async (_where, headers, query, back) => {
      const page = await visit(`/oidc/myinfo/authorize/unknown/00000${query}`, headers)
      expect(wayBackOn(page.body)).toBe(back)
    },
  )

  test.each([{ accept: 'application/json' }, { accept: '*/*' }])(
    'a program, with %j, reads JSON instead of the page',
    async headers => {
      const answer = await visit('/oidc/myinfo/authorize/unknown/00000', headers)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({
        error: 'not_found',
        error_description: 'There is no such transaction.',
      })
    },
  )
})

describe('Myinfo Business', () => {
  const arrangeCompany = async () => {
    const { app } = await testApp()
    const start = async (appDomain = 'residential') => {
      const url = `/v1/transaction?appDomain=${appDomain}&appType=company`
      return (await app.inject({ url })).json<{ state_id: string }>().state_id
    }
    const state = await start()
    const authorize = (path: string) => app.inject({ url: `/v1/myinfob/authorize/${path}` })
    const read = (cookie = '') => app.inject({ url: `/v1/myinfob/data/${state}`, headers: { cookie } })
    const retrieve = async (persona: string) => {
      const back = await authorize(`${state}?persona=${persona}`)
      return read(cookieOf(back.headers['set-cookie']))
    }
    return { app, start, state, authorize, read, retrieve }
  }

  test('Myinfo Business has a consent page with its own personas', async () => {
    const { state, authorize } = await arrangeCompany()
    const page = await authorize(state)
    expect(page.body).toContain('Share your data from Myinfo Business')
    for (const persona of [
      'live',
      'sole-proprietor',
      'incomplete',
      'not-live',
      'unknown',
      'cancelled',
      'failing',
    ])
      expect(page.body).toContain(`value="${persona}"`)
    expect(page.body).not.toContain('value="citizen"')
  })

  test.each([
    ['residential', ''],
    ['residential', '/00000'],
    ['commercial', ''],
    ['commercial', '/1*abc*_ga*MTIz'],
  ])('Myinfo Business redirects to the %s particulars, with the linker "%s"', async (domain, linker) => {
    const { start, authorize } = await arrangeCompany()
    const state = await start(domain)
    const back = await authorize(`${state}${linker}?persona=live`)
    expect(back.statusCode).toBe(302)
    expect(back.headers.location).toBe(`/open-account/${domain}/company/particulars?redirected=myinfo`)
    expect(back.headers['set-cookie']).toContain(`Path=/v1/myinfob/data/${state}`)
    expect(back.headers['set-cookie']).toContain('HttpOnly')
  })

  test.each([
    ['live', 200, 'identity.company-live', undefined],
    ['sole-proprietor', 200, 'identity.company-live', undefined],
    ['incomplete', 200, 'identity.incomplete', undefined],
    ['not-live', 422, 'identity.company-not-live', 'myinfobiz_companystatus_notlive'],
    ['unknown', 502, 'identity.company-unknown', 'upstream_error'],
    ['cancelled', 422, 'identity.cancelled', 'myinfo_cancelled'],
    ['failing', 502, 'identity.failing', 'upstream_error'],
  ])('Myinfo Business answers %s with %i by %s', async (persona, status, rule, error) => {
    const { retrieve } = await arrangeCompany()
    const answer = await retrieve(persona)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['x-rule']).toBe(rule)
    expect(answer.json<{ error?: string }>().error).toBe(error)
  })

  test('Myinfo Business returns the company and its representative', async () => {
    const { retrieve } = await arrangeCompany()
    expect((await retrieve('live')).json()).toEqual({
      uen: '201500004E',
      company_name: 'LORONG TRADING PTE LTD',
      representative_name: 'TAN AH KOW',
      representative_email: 'office@example.com',
      representative_mobileno: '91234567',
      representative_nric_fin: 'S9012345I',
      company_status: 'Live Company',
    })
  })

  test('Myinfo Business may omit the NRIC of the representative', async () => {
    const { retrieve } = await arrangeCompany()
    expect((await retrieve('sole-proprietor')).json()).not.toHaveProperty('representative_nric_fin')
  })

  test('the refusal of a company that is not live has the text of its dialog', async () => {
    const { retrieve } = await arrangeCompany()
    expect((await retrieve('not-live')).json()).toEqual({
      error: 'myinfobiz_companystatus_notlive',
      error_description: 'Company status is invalid. Please enter an active company UEN.',
    })
  })

  test('Myinfo Business refuses a browser that came back from Myinfo', async () => {
    const { app, state, read } = await arrangeCompany()
    expect((await read()).statusCode).toBe(401)
    const back = await app.inject({ url: `/oidc/myinfo/authorize/${state}/00000?persona=cancelled` })
    expect((await read(cookieOf(back.headers['set-cookie']))).headers['x-rule']).toBe(
      'identity.not-retrieved',
    )
  })

  test('Myinfo Business data can be read again, for the same transaction only', async () => {
    const { app, start, state, authorize, read } = await arrangeCompany()
    const cookie = cookieOf((await authorize(`${state}?persona=live`)).headers['set-cookie'])
    expect((await read(cookie)).statusCode).toBe(200)
    expect((await read(cookie)).statusCode).toBe(200)
    const other = await start()
    const answer = await app.inject({ url: `/v1/myinfob/data/${other}`, headers: { cookie } })
    expect(answer.statusCode).toBe(401)
  })
})
