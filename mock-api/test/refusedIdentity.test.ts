import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { arrangeIdentity } from './arrangeIdentity.ts'
import { wayBackOn } from './payer.ts'
import { testApp } from './testApp.ts'

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
    const { app, state, authorize } = await arrangeIdentity()
    await app.inject({ method: 'DELETE', url: `/v1/transaction/${state}/identity` })
    const page = await authorize('', html)
    expect(page.statusCode).toBe(410)
    expect(page.body).toContain('The application that this page belongs to was submitted or ended.')
  })

  test('an applicant reads that the identity service fails', async () => {
    const { app, state, authorize } = await arrangeIdentity()
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
