import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  depositCalls,
  choose,
  deposit,
  enterDepositInput,
  options,
  optionLabelsOf,
  visitDeposit,
} from '../../../test/deposit.tsx'
import { type Draft, emptyDraft } from '../../session/draft.ts'
import { readDraft } from '../../session/draftStore.ts'
import { refusal } from '../../../test/answers.ts'

const premises = 'Type of Premises'
const electricity = 'Electricity Supply Capacity (kVA)'
const water = 'Water Supply Capacity'
const days = 'No Of Days'
const failing = refusal('upstream_error')
const start = emptyDraft('commercial')

const amount = () => screen.findByRole('table', { name: 'How the security deposit is made up' })
const rows = async () =>
  within(await amount())
    .getAllByRole('row')
    .map(row => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
const next = async () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Next' })))
const problems = async () =>
  within(await screen.findByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const calendarDay = (name: RegExp) => screen.getByRole('button', { name })

afterEach(() => {
  vi.useRealTimers()
})

describe('the types of premises', () => {
  test('the types of premises are those of the usage', async () => {
    await visitDeposit({ usage: 'temporary' })
    expect(await optionLabelsOf(premises)).toEqual([
      'Select One',
      'Construction site',
      'Street opera (Wayang)',
    ])
  })

  test('public lighting is offered only with electricity', async () => {
    const { unmount } = await visitDeposit()
    expect(await optionLabelsOf(premises)).toContain('Public lighting')
    unmount()
    await visitDeposit({ services: { electricity: false, water: true, gas: false } })
    expect(await optionLabelsOf(premises)).not.toContain('Public lighting')
  })

  test.each([
    ['permanent', 'Others', { electricity: true, water: true, gas: true }, [electricity, water]],
    ['permanent', 'Others', { electricity: false, water: true, gas: true }, [water]],
    ['permanent', 'Public lighting', { electricity: true, water: true, gas: true }, [electricity]],
    ['permanent', 'HDB shop houses', { electricity: true, water: true, gas: true }, []],
    ['temporary', 'Construction site', { electricity: true, water: false, gas: false }, [electricity]],
    ['temporary', 'Street opera (Wayang)', { electricity: true, water: true, gas: false }, [days]],
  ] as const)(
    'premises of %s, %s show the inputs of their deposit: %#',
    async (usage, type, services, requests) => {
      await visitDeposit({ usage, services })
      await choose(premises, type)
      await waitFor(() =>
        expect([electricity, water, days].filter(label => screen.queryByLabelText(label))).toEqual(requests),
      )
    },
  )

  test('centralised cooling alone has no deposit where each service has its amount, and a notice shows it', async () => {
    const { timesCalculated } = await visitDeposit({
      services: { electricity: false, water: false, gas: false },
    })
    await choose(premises, 'Others')
    expect(await screen.findByText(/have no security deposit at such premises/)).toBeDefined()
    expect(screen.getByText(/or call/).textContent).toContain('or call 1800 2222 333.')
    expect(timesCalculated()).toBe(0)
  })

  test('another type of premises resets the inputs of the previous one', async () => {
    await visitDeposit()
    await choose(premises, 'Others')
    await choose(electricity, '16-45')
    await enterDepositInput(water, '100')
    await amount()
    await choose(premises, 'HDB shop houses')
    await choose(premises, 'Others')
    expect(screen.getByLabelText(electricity)).toHaveProperty('value', '')
    expect(screen.getByLabelText(water)).toHaveProperty('value', '')
    expect(readDraft().security_deposit).toEqual({
      ...start.security_deposit,
      USE_OF_PREMISES_LIST: 'PREMISES_OTHERS',
      selected_premises: 'Others',
    })
  })
})

describe('validation of the inputs', () => {
  test('Next requires every input', async () => {
    const { ways } = await visitDeposit()
    await next()
    expect(await problems()).toEqual(['Type of Premises is required'])
    await choose(premises, 'Others')
    await next()
    expect(await problems()).toEqual([
      'Electricity Supply Capacity (kVA) is required',
      'Water Supply Capacity is required',
    ])
    expect(ways.goNext).not.toHaveBeenCalled()
  })

  test('a water capacity has digits only', async () => {
    await visitDeposit({ services: { electricity: false, water: true, gas: false } })
    await choose(premises, 'Others')
    await enterDepositInput(water, '1OO')
    await next()
    expect(await problems()).toEqual(['Water Supply Capacity must be numeric'])
  })

  test('a temporary water capacity has its hint', async () => {
    await visitDeposit({ usage: 'temporary' })
    await choose(premises, 'Construction site')
    expect(screen.getByText(/enter 1 for permanent/)).toBeDefined()
  })

  test.each([
    ['permanent', 'Others', water, '12a', 'Water Supply Capacity must be numeric'],
    ['temporary', 'Street opera (Wayang)', days, '0', 'No Of Days must be a whole number of 1 or more'],
    ['temporary', 'Street opera (Wayang)', days, '1.5', 'No Of Days must be a whole number of 1 or more'],
  ] as const)('the input of %s, %s is validated on blur: %#', async (usage, type, label, entered, text) => {
    await visitDeposit({ usage })
    await choose(premises, type)
    await enterDepositInput(label, entered)
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(text)).toBeDefined()
    await enterDepositInput(label, '3')
    expect(screen.queryByText(text)).toBeNull()
    await enterDepositInput(label, '')
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBeNull()
  })

  test('days are a whole number of 1 or more', async () => {
    await visitDeposit({ usage: 'temporary' })
    await choose(premises, 'Street opera (Wayang)')
    await enterDepositInput(days, '0')
    await next()
    expect(await problems()).toEqual(['No Of Days must be a whole number of 1 or more'])
  })

  test('Next shows an error when the deposit is 0', async () => {
    const { ways } = await visitDeposit({ answers: { [depositCalls.calculate]: deposit(0) } })
    await choose(premises, 'HDB shop houses')
    await next()
    expect(await problems()).toEqual(['Please fill all your security deposit fields'])
    expect(ways.goNext).not.toHaveBeenCalled()
  })
})

describe('the calculation', () => {
  test('the calculation is requested once, 300 ms after the last change, with the inputs of the premises', async () => {
    const { timesCalculated, calculatedWith } = await visitDeposit()
    await choose(premises, 'Others')
    await choose(electricity, '16-45')
    vi.useFakeTimers()
    await enterDepositInput(water, '10')
    await act(() => vi.advanceTimersByTimeAsync(299))
    await enterDepositInput(water, '100')
    await act(() => vi.advanceTimersByTimeAsync(299))
    expect(timesCalculated()).toBe(0)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(timesCalculated()).toBe(1)
    expect(await calculatedWith()).toEqual([
      {
        account_type: '02',
        accHolderType: 'P',
        usageType: 'permanent',
        isElectricitySelected: true,
        isWaterSelected: true,
        isGasSelected: false,
        useOfPremises: 'PREMISES_OTHERS',
        electricitySupplyRange: 'ELEC_CAP_CODE_2',
        waterCapacityRequired: '100',
        nric_roc: 'S1234567D',
      },
    ])
  })

  test('the calculation of a company sends its UEN, that of a street opera its days', async () => {
    const { calculatedWith } = await visitDeposit({
      usage: 'temporary',
      type: 'company',
      answers: { [depositCalls.calculate]: deposit(450) },
    })
    await choose(premises, 'Street opera (Wayang)')
    await enterDepositInput(days, '3')
    await amount()
    expect(await calculatedWith()).toMatchObject([
      { accHolderType: 'C', nric_roc: '201500004E', usageType: 'temporary', noOfdays: 3 },
    ])
  })

  test('the amount is shown with its breakdown and saved with the payment methods', async () => {
    await visitDeposit()
    await choose(premises, 'Others')
    await choose(electricity, '16-45')
    await enterDepositInput(water, '100')
    expect(await rows()).toEqual([
      ['ElectricityA supply capacity of 16-45 kVA.', 'S$ 1,350.00'],
      ['Water100 cubic metres at S$ 3.50 each.', 'S$ 350.00'],
      ['Security deposit', 'S$ 1,700.00'],
    ])
    expect(readDraft()).toMatchObject({
      security_deposit: {
        USE_OF_PREMISES_LIST: 'PREMISES_OTHERS',
        selected_premises: 'Others',
        ELECT_CAPACITY: 'ELEC_CAP_CODE_2',
        selected_elec_cap: '16-45',
        WATER_CAPACITY: '100',
        security_deposit: 1700,
        payment_method: options.permanent.payment_method,
      },
      payment: { PAYMENT_METHOD: 'PYMT_CREDIT_CARD' },
    })
  })

  test('the calculation keeps the chosen payment method while it is offered', async () => {
    await visitDeposit({ change: { payment: { PAYMENT_METHOD: 'PYMT_ENETS', check_i_confirm: false } } })
    await choose(premises, 'HDB shop houses')
    await amount()
    expect(readDraft().payment.PAYMENT_METHOD).toBe('PYMT_ENETS')
  })

  test('an amount without an explanation is shown alone', async () => {
    await visitDeposit({ answers: { [depositCalls.calculate]: deposit(1234.5) } })
    await choose(premises, 'HDB shop houses')
    expect(await rows()).toEqual([['Security deposit', 'S$ 1,234.50']])
  })

  test('changed inputs remove the amount at once', async () => {
    await visitDeposit()
    await choose(premises, 'Others')
    await choose(electricity, '16-45')
    await enterDepositInput(water, '100')
    await amount()
    await enterDepositInput(water, '101')
    expect(screen.queryByRole('table')).toBeNull()
    expect(readDraft().security_deposit.security_deposit).toBeNull()
  })

  test('Next continues with an amount', async () => {
    const { ways } = await visitDeposit({ answers: { [depositCalls.calculate]: deposit(300) } })
    await choose(premises, 'HDB shop houses')
    await amount()
    await next()
    await waitFor(() => expect(ways.goNext).toHaveBeenCalledOnce())
  })

  test('a failed calculation shows the error, hides the inputs and can be requested again', async () => {
    let fails = true
    await visitDeposit({ answers: { [depositCalls.calculate]: () => (fails ? failing : deposit(1700)) } })
    await choose(premises, 'Others')
    await choose(electricity, '16-45')
    await enterDepositInput(water, '100')
    const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
    expect(
      dialog.getByText('There was a problem on calculating the security deposit. Please try again.'),
    ).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    for (const label of [electricity, water]) expect(screen.queryByLabelText(label)).toBeNull()
    await next()
    expect(await problems()).toEqual(['Please fill all your security deposit fields'])
    fails = false
    fireEvent.click(screen.getByRole('button', { name: 'Calculate again' }))
    await amount()
    expect(screen.getByLabelText(water)).toHaveProperty('value', '100')
  })
})

test('choices that cannot be loaded show the error and can be loaded again', async () => {
  let fails = true
  await visitDeposit({ answers: { [depositCalls.options]: () => (fails ? failing : { body: options }) } })
  const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
  expect(
    dialog.getByText('There was a problem on fetching options for security deposit. Please try again.'),
  ).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  fails = false
  fireEvent.click(screen.getByRole('button', { name: 'Load the choices again' }))
  expect(await screen.findByLabelText(premises)).toBeDefined()
})

describe('the days of a street opera', () => {
  const visitOpera = async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T10:15:00+08:00'), toFake: ['Date'] })
    const visited = await visitDeposit({
      usage: 'temporary',
      answers: { [depositCalls.calculate]: deposit(1050) },
    })
    await choose(premises, 'Street opera (Wayang)')
    return visited
  }

  test('the days are counted from a first to a last day', async () => {
    await visitOpera()
    expect(screen.getByText('Please select the first day.')).toBeDefined()
    fireEvent.click(calendarDay(/^Saturday, 21 November 2026/))
    expect(screen.getByText('Please select the last day.')).toBeDefined()
    expect(screen.getByLabelText(days)).toHaveProperty('value', '')
    fireEvent.click(calendarDay(/^Friday, 27 November 2026/))
    expect(screen.getByText('21 Nov 2026 to 27 Nov 2026: 7 days')).toBeDefined()
    expect(screen.getByLabelText(days)).toHaveProperty('value', '7')
    expect(calendarDay(/^Tuesday, 24 November 2026 selected/)).toBeDefined()
    expect(await rows()).toEqual([
      ['Street opera (Wayang)7 days at S$ 150.00 each.', 'S$ 1,050.00'],
      ['Security deposit', 'S$ 1,050.00'],
    ])
  })

  test('the days can be reset', async () => {
    await visitOpera()
    fireEvent.click(calendarDay(/^Saturday, 21 November 2026/))
    fireEvent.click(calendarDay(/^Friday, 27 November 2026/))
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect(screen.getByText('Please select the first day.')).toBeDefined()
    expect(screen.getByLabelText(days)).toHaveProperty('value', '')
  })

  test('typing the number of days resets the days of the calendar', async () => {
    await visitOpera()
    fireEvent.click(calendarDay(/^Saturday, 21 November 2026/))
    await enterDepositInput(days, '12')
    expect(screen.getByText('Please select the first day.')).toBeDefined()
    await waitFor(() => expect(readDraft().security_deposit.NO_DAYS).toBe('12'))
  })

  test('a past day cannot be chosen', async () => {
    await visitOpera()
    fireEvent.click(calendarDay(/^Thursday, 19 November 2026/))
    expect(screen.getByText('Please select the first day.')).toBeDefined()
  })
})

test('a step that is opened again shows the inputs and calculates the deposit again', async () => {
  const first = await visitDeposit()
  await choose(premises, 'Others')
  await choose(electricity, '16-45')
  await enterDepositInput(water, '100')
  await amount()
  first.unmount()
  const { security_deposit } = readDraft()
  const { timesCalculated } = await visitDeposit({ change: { security_deposit } })
  await waitFor(() => expect(screen.getByLabelText(water)).toHaveProperty('value', '100'))
  expect(screen.getByLabelText(electricity)).toHaveProperty('value', 'ELEC_CAP_CODE_2')
  expect(await rows()).toContainEqual(['Security deposit', 'S$ 1,700.00'])
  await waitFor(() => expect(timesCalculated()).toBe(1))
})

describe('returning to a calculated amount', () => {
  const calculated = async () => {
    const { unmount } = await visitDeposit()
    await choose(premises, 'Others')
    await choose(electricity, '16-45')
    await enterDepositInput(water, '100')
    await amount()
    unmount()
    const { security_deposit } = readDraft()
    return { security_deposit }
  }
  const back = async (change: Partial<Draft>) => {
    const visited = await visitDeposit({ change, answers: { [depositCalls.calculate]: failing } })
    await waitFor(() => expect(visited.timesCalculated()).toBe(1))
    return visited
  }

  test('a failed recalculation keeps the amount', async () => {
    const { ways } = await back(await calculated())
    await waitFor(() => expect(screen.queryByText('Calculating the security deposit')).toBeNull())
    expect(readDraft().security_deposit.security_deposit).toBe(1700)
    expect(await rows()).toContainEqual(['Security deposit', 'S$ 1,700.00'])
    expect(screen.queryByRole('dialog')).toBeNull()
    await next()
    await waitFor(() => expect(ways.goNext).toHaveBeenCalledOnce())
  })

  test('a failed calculation with other inputs removes the amount', async () => {
    const { security_deposit } = await calculated()
    await back({
      security_deposit,
      personal_information: { ...start.personal_information, nric_fin: 'F7654321Q' },
    })
    expect(await screen.findByRole('dialog')).toBeDefined()
    expect(readDraft().security_deposit.security_deposit).toBeNull()
  })
})
