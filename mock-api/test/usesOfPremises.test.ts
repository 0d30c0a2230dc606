import type { UseOfPremisesItem } from '@open-account/contracts/entities/useOfPremisesItem'
import { domains } from '@open-account/domain/application/codes'
import { residentialPremisesOf } from '@open-account/domain/deposit/usesOfPremises'
import { describe, expect, test } from 'vitest'
import { testApp } from './testApp.ts'

const ask = async (payload: object = {}) => {
  const { app } = await testApp()
  return app.inject({ method: 'POST', url: '/v1/premise/useOfPremise', payload })
}

describe('the uses of premises', () => {
  test.each(domains)('the uses of %s premises are in order, from 1', async domain => {
    const list = (await ask()).json<UseOfPremisesItem[]>().filter(item => item.domain === domain)
    expect(list.length).toBeGreaterThan(1)
    expect(list.map(({ order }) => order)).toEqual(list.map((_item, index) => index + 1))
  })

  test('the uses of homes are those of the residential tariff, and the others are for businesses', async () => {
    const list = (await ask()).json<UseOfPremisesItem[]>()
    for (const { accountType, useOfPremise } of list)
      expect([useOfPremise, residentialPremisesOf(useOfPremise).length > 0]).toEqual([
        useOfPremise,
        accountType === '01',
      ])
    expect(list.filter(({ accountType }) => accountType === '02').map(({ label }) => label)).toContain('Shop')
  })

  test('the uses of premises accept an empty object or no body, and nothing else', async () => {
    const { app } = await testApp()
    expect((await app.inject({ method: 'POST', url: '/v1/premise/useOfPremise' })).statusCode).toBe(200)
    expect((await ask({ accountType: '02' })).json()).toMatchObject({ error: 'invalid_request' })
  })
})
