import type { DepositOptions } from '@open-account/contracts/deposit'
import { describe, expect, test } from 'vitest'
import { arrangeDeposit } from './arrangeDeposit.ts'

describe('the options of the deposit', () => {
  const texts = (choices: DepositOptions['permanent']['options']) => choices.map(({ text }) => text)

  test('the options of the deposit are the rows of the tariff, by type of usage', async () => {
    const { options } = await arrangeDeposit()
    const answer = await options()
    const { permanent, temporary } = answer.json<DepositOptions>()
    expect(answer.headers['x-rule']).toBe('deposit.options')
    expect(texts(permanent.options)).toEqual([
      'HDB shop houses',
      'Public lighting',
      'Cooking stall',
      'Non-cooking stall',
      'Multi-storey carpark',
      'ATM/Translink/info teller',
      'Bin compound',
      'Others',
    ])
    expect(texts(temporary.options)).toEqual([
      'Construction site',
      'Site office',
      'Street opera (Wayang)',
      'Gondola',
    ])
  })

  test('the options of the deposit have a code and the kVA of each band', async () => {
    const { options } = await arrangeDeposit()
    const { permanent, temporary } = (await options()).json<DepositOptions>()
    expect(permanent.elect_capacity).toHaveLength(11)
    expect(permanent.elect_capacity[0]).toEqual({ value: 'ELEC_CAP_CODE_1', text: 'up to 15', order: 1 })
    expect(permanent.elect_capacity[10]).toEqual({
      value: 'ELEC_CAP_CODE_11',
      text: '1,001 and above',
      order: 11,
    })
    expect(temporary.elect_capacity).toEqual(permanent.elect_capacity)
  })

  test('the options of the deposit have the payment methods, and no list for water and days', async () => {
    const { options } = await arrangeDeposit()
    const { permanent } = (await options()).json<DepositOptions>()
    expect(permanent.payment_method.map(({ value }) => value)).toEqual(['PYMT_ENETS', 'PYMT_CREDIT_CARD'])
    expect(permanent).toMatchObject({ water_capacity: [], no_days: [] })
  })

  test('the options of the deposit accept an empty object or no body', async () => {
    const { app, options } = await arrangeDeposit()
    expect((await app.inject({ method: 'POST', url: '/v1/openacc/fetchSDOptions' })).statusCode).toBe(200)
    expect((await options({ usageType: 'permanent' })).json()).toMatchObject({ error: 'invalid_request' })
  })

  test('the options of the deposit fail when a tester orders it', async () => {
    const { app, options } = await arrangeDeposit()
    const payload = { operation: 'deposit.options', effect: { kind: 'status', error: 'upstream_error' } }
    await app.inject({ method: 'POST', url: '/mock/v1/worlds/default/faults', payload })
    expect((await options()).json()).toMatchObject({ error: 'upstream_error' })
    expect((await options()).statusCode).toBe(200)
  })
})
