import { describe, expect, test } from 'vitest'
import { testApp } from './testApp.ts'

const arrange = async () => {
  const waited: number[] = []
  const { app } = await testApp(
    {},
    {
      sleep: milliseconds => {
        waited.push(milliseconds)
        return Promise.resolve()
      },
    },
  )
  const ask = (payload: object) =>
    app.inject({ method: 'POST', url: '/v1/account/lookup_company_name_acra', payload })
  return { ask, waited: () => waited.filter(milliseconds => milliseconds > 0) }
}

describe('the name of a company', () => {
  test.each([
    ['201500004E', 'company.found', 'LORONG TRADING PTE LTD', '', ''],
    ['53300001K', 'company.found', 'AH KOW HARDWARE', '', ''],
    ['T20QQ0001F', 'company.found', 'HARBOURFRONT COLLECTIVE', '', ''],
    ['201600001R', 'company.inactive', 'STRUCK OFF TRADING PTE LTD', 'The company is not active.', ''],
    /** The account at the premises has the same name in the billing system. */
    ['201500002D', 'company.made-up', 'ALJUNIED CATERING PTE LTD', '', 'ALJUNIED CATERING PTE LTD'],
    [' 201500004e ', 'company.found', 'LORONG TRADING PTE LTD', '', ''],
  ])('the name of the company %s is found by %s', async (uen, rule, name, details, ebsName) => {
    const { ask } = await arrange()
    const answer = await ask({ uen })
    expect(answer.headers['x-rule']).toBe(rule)
    expect(answer.json()).toEqual({ name, source: 'ACRA', details, data: { ebsName } })
  })

  test.each([
    ['52999999D', 'PASIR RIS TRADING'],
    ['200012345W', 'EUNOS FURNITURE PTE LTD'],
    ['T08LL0027G', 'CHANGI PRINTING'],
    /** Its entity type is in no list; the register accepts it. */
    ['T20QQ0049E', 'EUNOS TRADING'],
  ])('the name of the plausible UEN %s is made up, always the same', async (uen, name) => {
    const { ask } = await arrange()
    const first = await ask({ uen })
    expect(first.headers['x-rule']).toBe('company.made-up')
    expect(first.json()).toMatchObject({ name })
    expect((await ask({ uen })).json()).toEqual(first.json())
  })

  test.each([
    ['no company is registered under it', '201600002G'],
    ['its check letter is wrong', '201500004F'],
    ['its year lies ahead', '202700001E'],
  ])('the name of a company is not found when %s', async (_why, uen) => {
    const { ask } = await arrange()
    const answer = await ask({ uen })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['x-rule']).toBe('company.unknown')
    expect(answer.json()).toEqual({
      error: 'company_not_found',
      error_description: 'No company is registered under this UEN.',
    })
  })

  test('the name of a company cannot be looked up while the register fails', async () => {
    const { ask } = await arrange()
    const answer = await ask({ uen: '201600004H' })
    expect(answer.statusCode).toBe(502)
    expect(answer.headers['x-rule']).toBe('company.failing')
  })

  test('the look-up of a name takes four seconds when the register is slow', async () => {
    const { ask, waited } = await arrange()
    expect((await ask({ uen: '201600003W' })).json()).toMatchObject({ name: 'PATIENCE LOGISTICS PTE LTD' })
    expect(waited()).toEqual([4_000])
  })

  test.each([
    ['a UEN that is too short', { uen: '2015' }, 'uen'],
    ['no UEN', {}, 'uen'],
    ['an unknown field', { uen: '201500004E', name: 'A' }, ''],
  ])('a name is not looked up for %s', async (_what, payload, path) => {
    const { ask } = await arrange()
    const answer = await ask(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'invalid_request', issues: [{ path }] })
  })
})
