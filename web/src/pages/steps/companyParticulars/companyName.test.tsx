import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  blank,
  calls,
  registered,
  renderCompany,
  companyTypedIn,
  successfulCompanyCalls,
} from '../../../../test/company.tsx'
import { answering, enterText, type CallAnswer } from '../../../../test/particulars.tsx'
import type { Draft } from '../../../session/draft.ts'
import { readDraft } from '../../../session/draftStore.ts'
import { refusal } from '../../../../test/answers.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const rest = async (milliseconds = 200) => {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}
const next = () => screen.getByRole('button', { name: 'Next' })
const goOn = async () => {
  await act(async () => fireEvent.click(next()))
  // The check follows the next frame.
  await rest(100)
}
const shownName = () => screen.getByText('Company Name', { selector: 'dt' }).nextElementSibling?.textContent
const isDisabled = () => next().getAttribute('aria-disabled') === 'true'
const company = () => readDraft().company_information

/** A company with every answer except the company itself. */
const representativeOnly = (draft: Draft): Partial<Draft> => ({
  ...blank(draft),
  representative: companyTypedIn(draft).representative ?? draft.representative,
})

const lookUp = async (answer: CallAnswer, uen = '201500004E') => {
  const requests = answering({ ...successfulCompanyCalls, [calls.companyName]: answer })
  const step = renderCompany({ draft: representativeOnly })
  await enterText('UEN', uen)
  await rest()
  return { ...step, requests }
}

describe('the look-up of a company name', () => {
  test('the look-up runs once, 200 ms after the last change of the UEN', async () => {
    const requests = answering(successfulCompanyCalls)
    renderCompany({ draft: representativeOnly })
    await enterText('UEN', '53300001K')
    await rest(199)
    await enterText('UEN', '201500004e')
    await rest(199)
    expect(requests.callCount(calls.companyName)).toBe(0)
    await rest(1)
    expect(await requests.bodiesOf(calls.companyName)).toEqual([{ uen: '201500004E' }])
  })

  test('the name that replaces a focused field hands the focus on', async () => {
    answering({ ...successfulCompanyCalls, [calls.companyName]: { body: registered } })
    renderCompany({ draft: representativeOnly })
    await enterText('UEN', '201500004E')
    screen.getByLabelText('Company Name').focus()
    await rest()
    expect(shownName()).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Representative Name'))
  })

  test.each(['2015', '201500004A'])('the look-up does not run for %s', async uen => {
    const { requests } = await lookUp({ body: registered }, uen)
    expect(requests.callCount(calls.companyName)).toBe(0)
  })

  test('a running look-up is shown and disables Next', async () => {
    answering({ ...successfulCompanyCalls, [calls.companyName]: () => new Promise(() => undefined) })
    renderCompany({ draft: representativeOnly })
    await enterText('UEN', '201500004E')
    await rest()
    expect(screen.getByText('Looking up the company')).toBeDefined()
    expect(isDisabled()).toBe(true)
    expect(screen.getByRole('link', { name: 'Company Name: it is being looked up' })).toBeDefined()
  })

  test('the look-up saves the name in capitals, its source and the name of the billing system', async () => {
    const { ways } = await lookUp({ body: registered })
    expect(shownName()).toBe('Lorong Trading Pte LtdFrom the company register')
    expect(company()).toEqual({
      uen: '201500004E',
      company_name: 'LORONG TRADING PTE LTD',
      company_name_source: 'ACRA',
      ebs_company_name: 'LORONG TRADING',
    })
    expect(readDraft().signup).toMatchObject({ isValidCompany: true, bypassUen: true })
    await goOn()
    expect(ways.goNext).toHaveBeenCalledOnce()
  })

  test('the look-up is not repeated after a refresh', async () => {
    const requests = answering(successfulCompanyCalls)
    renderCompany({ draft: companyTypedIn })
    await rest(5_000)
    expect(requests.callCount(calls.companyName)).toBe(0)
    expect(shownName()).toBe('Lorong Trading Pte LtdFrom the company register')
  })

  test('another UEN discards the look-up and its name', async () => {
    answering(successfulCompanyCalls)
    renderCompany({ draft: companyTypedIn })
    await enterText('UEN', '5330')
    expect(screen.getByLabelText<HTMLInputElement>('Company Name').value).toBe('')
    expect(company()).toEqual({
      uen: '5330',
      company_name: '',
      company_name_source: '',
      ebs_company_name: '',
    })
    expect(readDraft().signup).toMatchObject({ isValidCompany: false, bypassUen: false })
  })

  test('an invalid name of the look-up can be corrected as a typed name', async () => {
    await lookUp({ body: { ...registered, name: 'Café Toa Payoh' } })
    const field = screen.getByLabelText<HTMLInputElement>('Company Name')
    expect(field.value).toBe('CAFÉ TOA PAYOH')
    await enterText('Company Name', 'Cafe Toa Payoh')
    await rest(300)
    expect(company()).toMatchObject({ company_name: 'CAFE TOA PAYOH', company_name_source: '' })
  })

  test('a confirmed UEN of a type that our list lacks can continue', async () => {
    const { ways } = await lookUp({ body: registered }, 'T20QQ0001F')
    await goOn()
    expect(ways.goNext).toHaveBeenCalledOnce()
  })

  test('confirming such a UEN removes its error', async () => {
    answering(successfulCompanyCalls)
    renderCompany({ draft: representativeOnly })
    await goOn()
    await enterText('UEN', 'T20QQ0001F')
    expect(screen.getAllByText('Please enter valid UEN').length).toBeGreaterThan(0)
    await rest()
    expect(screen.queryByText('Please enter valid UEN')).toBeNull()
    expect(isDisabled()).toBe(false)
  })
})

describe('a look-up that fails', () => {
  const sentence = 'There was a problem retrieving company name'
  const failing: readonly [string, CallAnswer, string][] = [
    ['is down', refusal('upstream_error'), sentence],
    [
      'knows no such company',
      refusal('company_not_found', 'No company has this UEN.'),
      'No company has this UEN.',
    ],
  ]

  test.each(failing)(
    'a look-up that fails because the register %s shows the message at the UEN',
    async (_, answer, expectedText) => {
      await lookUp(answer)
      expect(screen.getByLabelText('UEN').getAttribute('aria-invalid')).toBe('true')
      expect(screen.getAllByText(expectedText).length).toBeGreaterThan(0)
    },
  )

  test('a look-up that fails because the register is down shows a dialog too', async () => {
    await lookUp(refusal('upstream_error'))
    expect(screen.getByRole('dialog').textContent).toContain(sentence)
  })

  test.each(failing)(
    'when the register %s the name can be typed and the company can continue (bypassUen)',
    async (_, answer) => {
      const { ways } = await lookUp(answer)
      await enterText('Company Name', 'Ah Kow Hardware')
      expect(isDisabled()).toBe(false)
      await goOn()
      expect(ways.goNext).toHaveBeenCalledOnce()
      expect(company()).toEqual({
        uen: '201500004E',
        company_name: 'AH KOW HARDWARE',
        company_name_source: '',
        ebs_company_name: '',
      })
      expect(readDraft().signup).toMatchObject({ isValidCompany: false, bypassUen: true })
    },
  )

  test('a failed look-up does not accept a UEN of a type that our list lacks', async () => {
    const { ways } = await lookUp(refusal('company_not_found'), 'T20QQ0001F')
    await enterText('Company Name', 'Collective')
    expect(isDisabled()).toBe(true)
    expect(screen.getByRole('link', { name: 'UEN' })).toBeDefined()
    await goOn()
    expect(ways.goNext).not.toHaveBeenCalled()
  })

  test('an excused failure is not still needed', async () => {
    answering({ ...successfulCompanyCalls, [calls.companyName]: refusal('company_not_found') })
    renderCompany({ draft: blank })
    await enterText('UEN', '53300001K')
    await rest()
    await goOn()
    const needed = within(screen.getByRole('list', { name: 'Still needed' }))
    expect(needed.queryByRole('link', { name: 'UEN' })).toBeNull()
    expect(needed.getByRole('link', { name: 'Company Name' })).toBeDefined()
  })

  test('a failed look-up keeps a typed name', async () => {
    answering({ ...successfulCompanyCalls, [calls.companyName]: refusal('company_not_found') })
    renderCompany({ draft: representativeOnly })
    await enterText('Company Name', 'Ah Kow Hardware')
    await enterText('UEN', '53300001K')
    await rest()
    expect(screen.getByLabelText<HTMLInputElement>('Company Name').value).toBe('AH KOW HARDWARE')
  })

  test('a refresh repeats a failed look-up and keeps the typed name', async () => {
    await lookUp(refusal('company_not_found'))
    await enterText('Company Name', 'Ah Kow Hardware')
    const kept = readDraft()
    cleanup()
    const requests = answering({
      ...successfulCompanyCalls,
      [calls.companyName]: refusal('company_not_found'),
    })
    renderCompany({ draft: kept })
    await rest()
    expect(requests.callCount(calls.companyName)).toBe(1)
    expect(screen.getByLabelText<HTMLInputElement>('Company Name').value).toBe('AH KOW HARDWARE')
  })
})

test('OK in the dialog of an inactive company resets UEN and name', async () => {
  await lookUp({ body: { ...registered, details: 'The company is not active.' } })
  expect(screen.getByRole('dialog').textContent).toContain('The company is not active.')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'OK' })))
  await rest(300)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('UEN').value).toBe('')
  expect(company()).toMatchObject({ uen: '', company_name: '' })
})
