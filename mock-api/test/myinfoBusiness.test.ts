import { describe, expect, test } from 'vitest'
import { cookieOf } from './arrangeIdentity.ts'
import { testApp } from './testApp.ts'

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
