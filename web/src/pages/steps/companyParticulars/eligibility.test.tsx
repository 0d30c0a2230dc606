import type { EligibilityAnswer } from '@open-account/contracts/account'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { calls, renderCompany, companyTypedIn, successfulCompanyCalls } from '../../../../test/company.tsx'
import { answering, enterText, newCustomer, pressButton } from '../../../../test/particulars.tsx'
import type { Draft } from '../../../session/draft.ts'
import { readDraft } from '../../../session/draftStore.ts'
import { refusal } from '../../../../test/answers.ts'

const links = {
  reschedule: 'https://portal.example/reschedule',
  rescheduleForm: 'https://portal.example/form',
  login: 'https://portal.example/login',
  gasAddOn: 'https://portal.example/gas',
}
const withGas = (draft: Draft): Partial<Draft> => ({
  ...companyTypedIn(draft),
  turnOnServices: { ...draft.turnOnServices, services: { electricity: true, water: true, gas: true } },
})
const tenant = (draft: Draft): Partial<Draft> => {
  const typed = companyTypedIn(draft)
  return { ...typed, premises: { ...draft.premises, ...typed.premises, premise_occupancy: 'tenant' } }
}

/** Presses Next with this response of the service. */
const goOn = async (
  different: Partial<EligibilityAnswer>,
  world: Parameters<typeof renderCompany>[0] = {},
) => {
  const requests = answering({
    ...successfulCompanyCalls,
    [calls.eligibility]: { body: { ...newCustomer, ...different } },
  })
  const step = renderCompany({ draft: companyTypedIn, settings: { links }, ...world })
  await pressButton('Next')
  return { ...step, requests }
}
const existing = { is_new_customer: false }
const next = () => screen.getByRole('button', { name: 'Next' })

describe('eligibility of a company', () => {
  test('eligibility is checked on Next with the UEN, as business partner 2', async () => {
    const { requests, ways } = await goOn({})
    expect(await requests.bodiesOf(calls.eligibility)).toEqual([
      {
        nric_roc: '201500004E',
        bp_type: '2',
        premise_no: '3101450901280',
        occupancy: 'owner',
        transaction_id: 'wuTVrpPUBwl6uP1gfjTatA',
      },
    ])
    expect(ways.goNext).toHaveBeenCalledOnce()
  })

  test.each([
    ['residential', companyTypedIn],
    ['residential', tenant],
    ['commercial', companyTypedIn],
    ['commercial', tenant],
  ] as const)('a company with a third account can continue (%s %#)', async (domain, draft) => {
    const { ways } = await goOn({ eligible: false }, { domain, draft })
    expect(ways.goNext).toHaveBeenCalledOnce()
    expect(readDraft().signup).toMatchObject({ is3rd: false, isPooRequired: false })
  })

  test.each([
    [
      'a missed appointment',
      { has_missed_appointment: true },
      'Missed appointment',
      'Fill in the form to reschedule the appointment',
    ],
    ['gas that cannot be added', { available_gas: 'N' as const }, 'Gas', 'How to add gas to an account'],
    ['an active account', {}, 'Active account', 'Log in to your account'],
  ])('the dialog shows the help for %s', async (_, different, title, link) => {
    await goOn({ ...existing, ...different }, { draft: withGas })
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(within(dialog).getByRole('button', { name: link })).toBeDefined()
  })

  test('the dialog mentions the name of the company', async () => {
    await goOn(existing)
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'There is an active utilities account under your company name at these premises.',
    )
  })

  test('the dialog shows the customer line after a disconnection', async () => {
    await goOn({ ...existing, is_disconnected: true })
    expect(within(await screen.findByRole('dialog')).getByText('1800 2222 333')).toBeDefined()
  })

  test.each([
    ['Cannot continue due to missed appointment', { has_missed_appointment: true }],
    ['Cannot continue due to disconnected', { is_disconnected: true }],
    ['Cannot continue due to an active account under your company name', {}],
  ])("eligibility disables Next with '%s'", async (expectedText, different) => {
    await goOn({ ...existing, ...different })
    await pressButton('Close')
    expect(next().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('link', { name: expectedText })).toBeDefined()
  })

  test('another company resets the eligibility', async () => {
    await goOn({ ...existing, has_missed_appointment: true })
    await pressButton('Close')
    await enterText('UEN', '53300001K')
    expect(readDraft().signup.hasMissedAppointment).toBe(false)
    await waitFor(() => expect(next().getAttribute('aria-disabled')).toBeNull())
  })

  test('eligibility that cannot be checked shows the error, and Next tries again', async () => {
    answering({ ...successfulCompanyCalls, [calls.eligibility]: refusal('upstream_error') })
    const { ways } = renderCompany({ draft: companyTypedIn })
    await pressButton('Next')
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'There was a problem on checking eligibility',
    )
    expect(ways.goNext).not.toHaveBeenCalled()
    await pressButton('Close')
    expect(next().getAttribute('aria-disabled')).toBeNull()
  })
})
