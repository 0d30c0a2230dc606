import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  company,
  isUnavailable,
  shopAtReview,
  stillNeeded,
  submitCall,
  visitFrom,
} from '../../../../test/review.tsx'
import type { Draft } from '../../../session/draft.ts'
import { readDraft } from '../../../session/draftStore.ts'
import { refusal } from '../../../../test/answers.ts'
// Loaded before the first visit, so that no test waits for them.
import '../../../features/terms/CoolingTerms.tsx'
import './CompanyConfirmationStep.tsx'

vi.mock('../../../features/submission/confirmPause.ts', () => ({ confirmPause: () => Promise.resolve() }))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:15:00+08:00'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const withIdentity = (draft: Draft): Draft => ({
  ...draft,
  signup: { ...draft.signup, use_myinfo: true },
  particulars: { ...draft.particulars, locked: ['uen', 'company_name'] },
})
const home = { ...withIdentity(company), documents: {} }
const business = withIdentity(shopAtReview)
const visit = (application: Parameters<typeof visitFrom>[0] = {}) =>
  visitFrom({ step: 'confirmation', draft: home, ...application })

const page = () => within(screen.getByRole('main'))
const slot = () => screen.findByRole('radio', { name: '9 am to 12 pm' })
const agree = () =>
  fireEvent.click(screen.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' }))
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }))

describe('a company in residential premises', () => {
  test('the review shows the Myinfo Business data and the remaining questions', async () => {
    await visit()
    expect(page().getByRole('heading', { level: 1 }).textContent).toBe('Review')
    const answers = within(screen.getByRole('group', { name: 'Company' }))
    expect(answers.getAllByText('From Myinfo Business')).toHaveLength(2)
    expect(screen.getByRole('group', { name: 'Free home-content protection' })).toBeDefined()
    expect(screen.queryByText('Application form')).toBeNull()
  })

  test('the declarations are those of a Corppass user of the company', async () => {
    await visit()
    expect(screen.getByText(/^I am a Corppass user of the company and represent it\./)).toBeDefined()
  })

  test('Submit requires the agreement', async () => {
    const { requests } = await visit()
    await slot()
    press('Submit')
    expect((await screen.findAllByText('Must agree to the Terms and Conditions')).length).toBeGreaterThan(0)
    expect(requests.map(({ url }) => new URL(url).pathname)).not.toContain('/v1/transaction/submit')
  })

  test('Submit reserves the timeslot, opens the last question and submits', async () => {
    const { requests, router } = await visit({
      answers: {
        [submitCall]: { body: { status: 'SUCCESS', app_id: 'OA-7F3K2QM9', email: 'office@example.com' } },
      },
    })
    await slot()
    agree()
    press('Submit')
    const question = await screen.findByRole('dialog', { name: 'Do you want to submit your application?' })
    expect(requests.map(({ url }) => new URL(url).pathname)).toContain('/v1/calendar/timeslots/confirm')
    fireEvent.click(within(question).getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/thank-you'))
  })

  test('a refused date requires another one from a reloaded calendar', async () => {
    const { router, requests } = await visit({
      answers: {
        [submitCall]: refusal('date_invalid_ncc', 'The date is full.'),
      },
    })
    const calendars = () => requests.filter(({ url }) => new URL(url).pathname === '/v1/calendar').length
    await slot()
    const earlierCalls = calendars()
    agree()
    press('Submit')
    const question = await screen.findByRole('dialog', { name: 'Do you want to submit your application?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Confirm' }))
    const refused = await screen.findByRole('dialog', { name: 'Error' })
    expect(refused.textContent).toContain('The date is full.')
    fireEvent.click(within(refused).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ target: 'turn_on_date' }))
    await waitFor(() => expect(calendars()).toBe(earlierCalls + 1))
    expect(readDraft().turnOnServices.turn_on_date).toBe('')
    await waitFor(() => expect(stillNeeded()).toEqual(['Turn On Date and Time', 'Timeslot']))
  })

  test('the last question does not open while the date is missing', async () => {
    await visit({
      draft: {
        ...home,
        turnOnServices: { ...home.turnOnServices, turn_on_date: '' },
        turnOn: { ...home.turnOn, turn_on_datetime: null, turn_on_date_hash: '', timeslot_required: false },
      },
    })
    await waitFor(() =>
      expect(stillNeeded()).toEqual(['Turn On Date', 'I agree to the Terms and Conditions']),
    )
    expect(isUnavailable('Submit')).toBe(true)
  })
})

describe('a company in commercial premises', () => {
  test('the review has the uploads of no other step and proceeds to the payment (C-003, C-148)', async () => {
    const { step, requests } = await visit({ domain: 'commercial', draft: { ...business, documents: {} } })
    await screen.findByLabelText('Type of Premises')
    await slot()
    expect(stillNeeded()).toEqual([
      'Proof of Occupancy of Premises: This document is not uploaded yet',
      'I agree to the Terms and Conditions',
    ])
    expect(isUnavailable('Proceed to Payment')).toBe(true)
    expect(step()).toBe('confirmation')
    expect(requests.map(({ url }) => new URL(url).pathname)).not.toContain('/v1/transaction/submit')
  })

  test('the last question does not open, because Pay submits', async () => {
    const { step, requests } = await visit({ domain: 'commercial', draft: business })
    await screen.findByLabelText('Type of Premises')
    await slot()
    agree()
    press('Proceed to Payment')
    await waitFor(() => expect(step()).toBe('payment'))
    expect(readDraft().review.check_i_confirm).toBe(true)
    expect(requests.map(({ url }) => new URL(url).pathname)).not.toContain('/v1/transaction/submit')
  })

  test('centralised cooling adds its terms', async () => {
    await visit({
      domain: 'commercial',
      draft: { ...business, turnOnServices: { ...business.turnOnServices, chilled_water: true } },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Centralised cooling terms' }))
    const terms = await screen.findByRole('dialog', { name: 'Centralised cooling terms' })
    expect(await within(terms).findByText(/within 14 days/)).toBeDefined()
    for (const expectedText of [
      'S$500',
      'S$60',
      'S$1,800',
      'within 30 days',
      '45 days of arrears',
      '1 month of notice',
      '7 years',
    ])
      expect(terms.textContent).toContain(expectedText)
    fireEvent.click(within(terms).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('without centralised cooling its terms are not shown', async () => {
    await visit({ domain: 'commercial', draft: business })
    expect(screen.queryByRole('button', { name: 'Centralised cooling terms' })).toBeNull()
  })
})
