import { tensions } from '@open-account/domain/application/codes'
import { describe, expect, test } from 'vitest'
import { testApp } from './testApp.ts'

const question = {
  tensionLevel: 'HT',
  nric: '201800001D',
  electricitySelected: true,
  waterSelected: true,
  gasSelected: false,
  chilledWaterSelected: false,
}

const ask = async (changes: object) => {
  const { app } = await testApp()
  return app.inject({ method: 'POST', url: '/v1/loadCurbValidate', payload: { ...question, ...changes } })
}

describe('the validation of a tension', () => {
  test.each([
    ['a management corporation', '201800001D', 'tension.served', true],
    ['a person with a shared supply', 'S8200001A', 'tension.served', true],
    ['a company', '201800002N', 'tension.not-served', false],
    ['a company that is not in the book', '201500004E', 'tension.not-served', false],
    ['a person who is not in the book', 'S1234567D', 'tension.not-served', false],
  ])('of %s', async (_who, nric, rule, mcst) => {
    for (const tensionLevel of tensions.filter(level => level !== 'LT')) {
      const answer = await ask({ nric, tensionLevel })
      expect(answer.headers['x-rule']).toBe(rule)
      expect(answer.json()).toEqual({ mcst })
    }
  })

  test('serves everybody at low tension', async () => {
    expect((await ask({ nric: '201800002N', tensionLevel: 'LT' })).json()).toEqual({ mcst: true })
  })

  test('fails', async () => {
    const answer = await ask({ nric: '201800003E' })
    expect(answer.statusCode).toBe(502)
    expect(answer.headers['x-rule']).toBe('tension.failing')
  })

  test.each([
    ['a tension in small letters', { tensionLevel: 'ht' }, 'tensionLevel'],
    ['an identity number of no shape', { nric: 'S1234567A-B' }, 'nric'],
    ['a service that is no truth value', { gasSelected: 'no' }, 'gasSelected'],
    ['an unknown field', { postal_code: '638363' }, ''],
  ])('does not take %s', async (_what, changes, path) => {
    const answer = await ask(changes)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'invalid_request', issues: [{ path }] })
  })
})
