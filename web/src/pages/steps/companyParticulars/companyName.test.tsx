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
  await rest(0)
}
const shownName = () => screen.getByText('Company Name', { selector: 'dt' }).nextElementSibling?.textContent
const isDisabled = () => next().getAttribute('aria-disabled') === 'true'
const company = () => readDraft().company_information

/** Everything but the company is typed in. */
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
  test('is made when typing the UEN has rested for 200 ms, not before, and once', async () => {
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

  test.each(['2015', '201500004A'])('is not made for %s', async uen => {
    const { requests } = await lookUp({ body: registered }, uen)
    expect(requests.callCount(calls.companyName)).toBe(0)
  })

  test('under way is said, and disables Next beside what it waits for', async () => {
    answering({ ...successfulCompanyCalls, [calls.companyName]: () => new Promise(() => undefined) })
    renderCompany({ draft: representativeOnly })
    await enterText('UEN', '201500004E')
    await rest()
    expect(screen.getByText('Looking up the company')).toBeDefined()
    expect(isDisabled()).toBe(true)
    expect(screen.getByRole('link', { name: 'Company Name: it is being looked up' })).toBeDefined()
  })

  test('fills the name in capitals, and the draft with its source and the name of the billing system', async () => {
    const { ways } = await lookUp({ body: registered })
    expect(shownName()).toBe('LORONG TRADING PTE LTDFrom the company register')
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

  test('is not repeated after a refresh', async () => {
    const requests = answering(successfulCompanyCalls)
    renderCompany({ draft: companyTypedIn })
    await rest(5_000)
    expect(requests.callCount(calls.companyName)).toBe(0)
    expect(shownName()).toBe('LORONG TRADING PTE LTDFrom the company register')
  })

  test('is void with another UEN, and so is the name it found', async () => {
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

  test('that finds a name nobody can use leaves it to be put right, as a name that was typed in', async () => {
    await lookUp({ body: { ...registered, name: 'Café Toa Payoh' } })
    const field = screen.getByLabelText<HTMLInputElement>('Company Name')
    expect(field.value).toBe('CAFÉ TOA PAYOH')
    await enterText('Company Name', 'Cafe Toa Payoh')
    await rest(300)
    expect(company()).toMatchObject({ company_name: 'CAFE TOA PAYOH', company_name_source: '' })
  })

  test('that confirms a UEN of a type our list lacks lets the company go on', async () => {
    const { ways } = await lookUp({ body: registered }, 'T20QQ0001F')
    await goOn()
    expect(ways.goNext).toHaveBeenCalledOnce()
  })

  test('that confirms such a UEN takes back what was said of it', async () => {
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

  test.each(failing)('because the register %s says so at the UEN', async (_, answer, words) => {
    await lookUp(answer)
    expect(screen.getByLabelText('UEN').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText(words).length).toBeGreaterThan(0)
  })

  test('because the register is down says so over the page as well', async () => {
    await lookUp(refusal('upstream_error'))
    expect(screen.getByRole('dialog').textContent).toContain(sentence)
  })

  test.each(failing)(
    'because the register %s lets the name be typed in, and the company go on (bypassUen)',
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

  test('does not excuse a UEN of a type our list lacks', async () => {
    const { ways } = await lookUp(refusal('company_not_found'), 'T20QQ0001F')
    await enterText('Company Name', 'Collective')
    expect(isDisabled()).toBe(true)
    expect(screen.getByRole('link', { name: 'UEN' })).toBeDefined()
    await goOn()
    expect(ways.goNext).not.toHaveBeenCalled()
  })

  test('that is excused is not among what is still needed', async () => {
    answering({ ...successfulCompanyCalls, [calls.companyName]: refusal('company_not_found') })
    renderCompany({ draft: blank })
    await enterText('UEN', '53300001K')
    await rest()
    await goOn()
    const needed = within(screen.getByRole('list', { name: 'Still needed' }))
    expect(needed.queryByRole('link', { name: 'UEN' })).toBeNull()
    expect(needed.getByRole('link', { name: 'Company Name' })).toBeDefined()
  })

  test('leaves a name that was typed in before', async () => {
    answering({ ...successfulCompanyCalls, [calls.companyName]: refusal('company_not_found') })
    renderCompany({ draft: representativeOnly })
    await enterText('Company Name', 'Ah Kow Hardware')
    await enterText('UEN', '53300001K')
    await rest()
    expect(screen.getByLabelText<HTMLInputElement>('Company Name').value).toBe('AH KOW HARDWARE')
  })

  test('is tried again after a refresh, and what was typed in stays', async () => {
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

test('an inactive company has a dialog whose OK clears UEN and name', async () => {
  await lookUp({ body: { ...registered, details: 'The company is not active.' } })
  expect(screen.getByRole('dialog').textContent).toContain('The company is not active.')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'OK' })))
  await rest(300)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('UEN').value).toBe('')
  expect(company()).toMatchObject({ uen: '', company_name: '' })
})
