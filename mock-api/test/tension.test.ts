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
    ['a company that is no magic value', '201500004E', 'tension.not-served', false],
    ['a person who is no magic value', 'S1234567D', 'tension.not-served', false],
  ])('the load curb check of %s returns its own answer', async (_who, nric, rule, mcst) => {
    for (const tensionLevel of tensions.filter(level => level !== 'LT')) {
      const answer = await ask({ nric, tensionLevel })
      expect(answer.headers['x-rule']).toBe(rule)
      expect(answer.json()).toEqual({ mcst })
    }
  })

  test('the load curb check serves every applicant at low tension', async () => {
    expect((await ask({ nric: '201800002N', tensionLevel: 'LT' })).json()).toEqual({ mcst: true })
  })

  test('the load curb check can fail', async () => {
    const answer = await ask({ nric: '201800003E' })
    expect(answer.statusCode).toBe(502)
    expect(answer.headers['x-rule']).toBe('tension.failing')
  })

  test.each([
    ['a tension in small letters', { tensionLevel: 'ht' }, 'tensionLevel'],
    ['an identity number of no shape', { nric: 'S1234567A-B' }, 'nric'],
    ['a service that is no truth value', { gasSelected: 'no' }, 'gasSelected'],
    ['an unknown field', { postal_code: '638363' }, ''],
  ])('the load curb check refuses %s', async (_what, changes, path) => {
    const answer = await ask(changes)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'invalid_request', issues: [{ path }] })
  })
})
