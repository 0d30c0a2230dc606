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
  test('are those of the usage', async () => {
    await visitDeposit({ usage: 'temporary' })
    expect(await optionLabelsOf(premises)).toEqual([
      'Select One',
      'Construction site',
      'Street opera (Wayang)',
    ])
  })

  test('have public lighting only with electricity', async () => {
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
  ] as const)('%s, %s: ask for what the deposit depends on: %#', async (usage, type, services, requests) => {
    await visitDeposit({ usage, services })
    await choose(premises, type)
    expect([electricity, water, days].filter(label => screen.queryByLabelText(label))).toEqual(requests)
  })

  test('pay nothing for centralised cooling alone where each service has its amount, and say so', async () => {
    const { timesCalculated } = await visitDeposit({
      services: { electricity: false, water: false, gas: false },
    })
    await choose(premises, 'Others')
    expect(await screen.findByText(/have no security deposit at such premises/)).toBeDefined()
    expect(screen.getByText(/or call/).textContent).toContain('or call 1800 2222 333.')
    expect(timesCalculated()).toBe(0)
  })

  test('empty what was answered for the one before', async () => {
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

describe('what is entered is judged', () => {
  test('on Next: everything that is asked is required', async () => {
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
  ] as const)('%s, %s: once the field is left: %#', async (usage, type, label, entered, sentence) => {
    await visitDeposit({ usage })
    await choose(premises, type)
    await enterDepositInput(label, entered)
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(sentence)).toBeDefined()
    await enterDepositInput(label, '3')
    expect(screen.queryByText(sentence)).toBeNull()
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

  test('a deposit that is not there holds back, and one that is lets go on', async () => {
    const { ways } = await visitDeposit({ answers: { [depositCalls.calculate]: deposit(0) } })
    await choose(premises, 'HDB shop houses')
    await next()
    expect(await problems()).toEqual(['Please fill all your security deposit fields'])
    expect(ways.goNext).not.toHaveBeenCalled()
  })
})

describe('the calculation', () => {
  test('is asked 300 ms after the last change, once, with what the premises need', async () => {
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

  test('of a company goes by its UEN, and of a street opera by its days', async () => {
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

  test('shows the amount and how it was made up, and keeps it with the ways to pay', async () => {
    await visitDeposit()
    await choose(premises, 'Others')
    await choose(electricity, '16-45')
    await enterDepositInput(water, '100')
    expect(await rows()).toEqual([
      ['Water100 cubic metres at S$ 3.50 each.', 'S$ 350.00'],
      ['ElectricityA supply capacity of 16-45 kVA.', 'S$ 1,350.00'],
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

  test('keeps the way to pay that was picked while it is offered', async () => {
    await visitDeposit({ change: { payment: { PAYMENT_METHOD: 'PYMT_ENETS', check_i_confirm: false } } })
    await choose(premises, 'HDB shop houses')
    await amount()
    expect(readDraft().payment.PAYMENT_METHOD).toBe('PYMT_ENETS')
  })

  test('that nothing explains shows the amount alone', async () => {
    await visitDeposit({ answers: { [depositCalls.calculate]: deposit(1234.5) } })
    await choose(premises, 'HDB shop houses')
    expect(await rows()).toEqual([['Security deposit', 'S$ 1,234.50']])
  })

  test('of other inputs takes its amount away at once', async () => {
    await visitDeposit()
    await choose(premises, 'Others')
    await choose(electricity, '16-45')
    await enterDepositInput(water, '100')
    await amount()
    await enterDepositInput(water, '101')
    expect(screen.queryByRole('table')).toBeNull()
    expect(readDraft().security_deposit.security_deposit).toBeNull()
  })

  test('goes on with an amount', async () => {
    const { ways } = await visitDeposit({ answers: { [depositCalls.calculate]: deposit(300) } })
    await choose(premises, 'HDB shop houses')
    await amount()
    await next()
    await waitFor(() => expect(ways.goNext).toHaveBeenCalledOnce())
  })

  test('that fails says so, hides what it depends on, and can be asked for again', async () => {
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

test('choices that cannot be fetched say so, and can be fetched again', async () => {
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

  test('are counted from a first to a last day', async () => {
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

  test('can be reset', async () => {
    await visitOpera()
    fireEvent.click(calendarDay(/^Saturday, 21 November 2026/))
    fireEvent.click(calendarDay(/^Friday, 27 November 2026/))
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect(screen.getByText('Please select the first day.')).toBeDefined()
    expect(screen.getByLabelText(days)).toHaveProperty('value', '')
  })

  test('can be typed, which forgets the days of the calendar', async () => {
    await visitOpera()
    fireEvent.click(calendarDay(/^Saturday, 21 November 2026/))
    await enterDepositInput(days, '12')
    expect(screen.getByText('Please select the first day.')).toBeDefined()
    await waitFor(() => expect(readDraft().security_deposit.NO_DAYS).toBe('12'))
  })

  test('lie ahead', async () => {
    await visitOpera()
    fireEvent.click(calendarDay(/^Thursday, 19 November 2026/))
    expect(screen.getByText('Please select the first day.')).toBeDefined()
  })
})

test('what was entered stands there again when the step is opened once more, and is calculated again', async () => {
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

  test('leaves it in place when it cannot be calculated again', async () => {
    const { ways } = await back(await calculated())
    await waitFor(() => expect(screen.queryByText('Calculating the security deposit')).toBeNull())
    expect(readDraft().security_deposit.security_deposit).toBe(1700)
    expect(await rows()).toContainEqual(['Security deposit', 'S$ 1,700.00'])
    expect(screen.queryByRole('dialog')).toBeNull()
    await next()
    await waitFor(() => expect(ways.goNext).toHaveBeenCalledOnce())
  })

  test('removes it when a calculation with other inputs fails', async () => {
    const { security_deposit } = await calculated()
    await back({
      security_deposit,
      personal_information: { ...start.personal_information, nric_fin: 'F7654321Q' },
    })
    expect(await screen.findByRole('dialog')).toBeDefined()
    expect(readDraft().security_deposit.security_deposit).toBeNull()
  })
})
