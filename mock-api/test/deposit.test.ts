import { describe, expect, test } from 'vitest'
import { arrangeDeposit } from './arrangeDeposit.ts'

const nothing = { waterCapacityRequired: '', electricitySupplyRange: '' }
const temporary = { usageType: 'temporary' }
const lighting = { useOfPremises: 'PREMISES_PUBLIC_LIGHTING', isWaterSelected: false }

describe('the deposit', () => {
  test.each<[string, object, number]>([
    ['others', {}, 1_700],
    ['others with gas', { isGasSelected: true }, 2_100],
    ['others with little water', { waterCapacityRequired: '1' }, 1_650],
    ['others without water', { isWaterSelected: false, waterCapacityRequired: '' }, 1_350],
    ['the largest capacity', { electricitySupplyRange: 'ELEC_CAP_CODE_11' }, 57_350],
    ['an HDB shop house', { useOfPremises: 'PREMISES_HDB_SHOPHOUSE', ...nothing }, 300],
    ['a cooking stall', { useOfPremises: 'PREMISES_COOKING_STALL', ...nothing }, 600],
    ['a construction site', { useOfPremises: 'PREMISES_CONSTRUCTION_SITE', ...temporary }, 1_700],
    ['a site office', { useOfPremises: 'PREMISES_SITE_OFFICE', ...temporary, ...nothing }, 1_300],
    [
      'a wayang of 7 days',
      { useOfPremises: 'PREMISES_WAYANG', ...temporary, ...nothing, noOfdays: 7 },
      1_050,
    ],
    ['a person', { nric_roc: 'S1234567D', accHolderType: 'P' }, 1_700],
    ['water in cents', { isElectricitySelected: false, waterCapacityRequired: '87' }, 304.5],
  ])('the deposit of %s is that of the tariff', async (_what, changes, amount) => {
    const { calculate } = await arrangeDeposit()
    const answer = await calculate(changes)
    expect(answer.headers['x-rule']).toBe('deposit.calculated')
    expect(answer.json()).toMatchObject({ securityDeposit: amount })
  })

  test('the deposit comes with its payment methods', async () => {
    const { calculate } = await arrangeDeposit()
    expect((await calculate({})).json()).toEqual({
      securityDeposit: 1_700,
      payment_method: {
        options: [
          { value: 'PYMT_ENETS', text: 'eNets', order: 1 },
          { value: 'PYMT_CREDIT_CARD', text: 'Credit card', order: 2 },
        ],
        defaults: 'PYMT_CREDIT_CARD',
      },
    })
  })

  test.each([
    ['ELEC_CAP_CODE_1', 300],
    ['ELEC_CAP_CODE_4', 2_800],
    ['ELEC_CAP_CODE_11', 40_000],
  ])(
    'the deposit of public lighting of %s is the quotation of the grid operator',
    async (electricitySupplyRange, amount) => {
      const { calculate } = await arrangeDeposit()
      const answer = await calculate({ ...lighting, electricitySupplyRange })
      expect(answer.headers['x-rule']).toBe('deposit.quoted')
      expect(answer.json()).toMatchObject({ securityDeposit: amount })
    },
  )

  test.each(['HT', 'EHT', 'UHT'])(
    'the deposit of a company at %s is $40 per kW of its contracted load, for every band',
    async tensionLevel => {
      const { calculate } = await arrangeDeposit()
      const answer = await calculate({ nric_roc: '201700001Z', isWaterSelected: false, tensionLevel })
      expect(answer.headers['x-rule']).toBe('deposit.high-tension')
      expect(answer.json()).toMatchObject({ securityDeposit: 20_000 })
    },
  )

  test.each([
    ['ELEC_CAP_CODE_1', 600],
    ['ELEC_CAP_CODE_2', 1_800],
    ['ELEC_CAP_CODE_10', 40_000],
    ['ELEC_CAP_CODE_11', 40_040],
  ])(
    'the deposit at high tension uses the number of the capacity %s when there is no contracted load',
    async (electricitySupplyRange, amount) => {
      const { calculate } = await arrangeDeposit()
      const answer = await calculate({ isWaterSelected: false, electricitySupplyRange, tensionLevel: 'HT' })
      expect(answer.headers['x-rule']).toBe('deposit.high-tension')
      expect(answer.json()).toMatchObject({ securityDeposit: amount })
    },
  )

  test('the deposit of a company with a contracted load is that of the tariff at low tension', async () => {
    const { calculate } = await arrangeDeposit()
    const answer = await calculate({ nric_roc: '201700001Z', isWaterSelected: false, tensionLevel: 'LT' })
    expect(answer.headers['x-rule']).toBe('deposit.calculated')
    expect(answer.json()).toMatchObject({ securityDeposit: 1_350 })
  })

  test.each<[string, object, number]>([
    ['premises that pay one amount', { useOfPremises: 'PREMISES_COOKING_STALL' }, 600],
    ['water alone', { isElectricitySelected: false }, 350],
  ])(
    'the deposit of a company at high tension is that of the tariff for %s',
    async (_what, changes, amount) => {
      const { calculate } = await arrangeDeposit()
      const answer = await calculate({ nric_roc: '201700001Z', tensionLevel: 'HT', ...changes })
      expect(answer.headers['x-rule']).toBe('deposit.calculated')
      expect(answer.json()).toMatchObject({ securityDeposit: amount })
    },
  )

  test.each<[string, object, readonly string[], readonly string[]]>([
    [
      'capacities',
      nothing,
      ['electricitySupplyRange', 'waterCapacityRequired'],
      ['Electricity Supply Capacity (kVA) is required', 'Water Supply Capacity is required'],
    ],
    [
      'the capacity of public lighting',
      { ...lighting, electricitySupplyRange: undefined },
      ['electricitySupplyRange'],
      ['Electricity Supply Capacity (kVA) is required'],
    ],
    [
      'the days of a wayang',
      { useOfPremises: 'PREMISES_WAYANG', ...temporary },
      ['noOfdays'],
      ['No Of Days is required'],
    ],
  ])('the deposit needs %s', async (_what, changes, paths, messages) => {
    const { calculate } = await arrangeDeposit()
    const answer = await calculate(changes)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['x-rule']).toBe('deposit.inputs-missing')
    const { error, issues } = answer.json<{ error: string; issues: { path: string; message: string }[] }>()
    expect(error).toBe('invalid_request')
    expect(issues.map(({ path }) => path)).toEqual(paths)
    expect(issues.map(({ message }) => message)).toEqual(messages)
  })

  test.each<[string, object]>([
    ['residential premises', { account_type: '01' }],
    ['a type of premises that is not in the tariff', { useOfPremises: 'PREMISES_LIGHTHOUSE' }],
    ['a type of the other usage', { useOfPremises: 'PREMISES_GONDOLA' }],
    ['a band that is not in the tariff', { electricitySupplyRange: 'ELEC_CAP_CODE_12' }],
    ['public lighting without electricity', { ...lighting, isElectricitySelected: false }],
    ['more water than money can count', { waterCapacityRequired: '9'.repeat(30) }],
    ['a company without a known deposit', { nric_roc: '201700002K' }],
  ])('the deposit is not calculable for %s', async (_what, changes) => {
    const { calculate } = await arrangeDeposit()
    const answer = await calculate(changes)
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['x-rule']).toBe('deposit.not-calculable')
    expect(answer.json()).toEqual({
      error: 'deposit_not_calculable',
      error_description: 'No security deposit is known for this combination.',
    })
  })

  test.each<[string, object]>([
    ['centralised cooling alone', { isElectricitySelected: false, isWaterSelected: false }],
    [
      'gas alone at a construction site',
      {
        useOfPremises: 'PREMISES_CONSTRUCTION_SITE',
        ...temporary,
        isElectricitySelected: false,
        isWaterSelected: false,
        isGasSelected: true,
      },
    ],
  ])('there is no deposit for %s, and the refusal contains that', async (_what, changes) => {
    const { calculate } = await arrangeDeposit()
    const answer = await calculate(changes)
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['x-rule']).toBe('deposit.not-calculable')
    expect(answer.json()).toEqual({
      error: 'deposit_not_calculable',
      error_description:
        'The services that are chosen have no security deposit at such premises, so that the application cannot be paid for online.',
    })
  })

  test('the deposit cannot be calculated while the back office fails', async () => {
    const { calculate } = await arrangeDeposit()
    const answer = await calculate({ nric_roc: '201700003C' })
    expect(answer.statusCode).toBe(502)
    expect(answer.headers['x-rule']).toBe('deposit.failing')
  })

  test.each<[string, object, string]>([
    ['a capacity code without a band', { electricitySupplyRange: 'ELEC_CAP' }, 'electricitySupplyRange'],
    ['water that is no number', { waterCapacityRequired: 'much' }, 'waterCapacityRequired'],
    ['no day at all', { noOfdays: 0 }, 'noOfdays'],
    ['another usage', { usageType: 'seasonal' }, 'usageType'],
    ['no type of premises', { useOfPremises: '' }, 'useOfPremises'],
    ['an unknown field', { tension: 'HT' }, ''],
  ])('the deposit is not calculated with %s', async (_what, changes, path) => {
    const { calculate } = await arrangeDeposit()
    const answer = await calculate(changes)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'invalid_request', issues: [{ path }] })
  })
})
