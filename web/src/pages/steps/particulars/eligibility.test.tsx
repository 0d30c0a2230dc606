import type { EligibilityAnswer } from '@open-account/contracts/account'
import { flows } from '@open-account/domain/flow/flows'
import { indexOfStep } from '@open-account/domain/flow/progress'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  particularsCalls,
  enterText,
  newCustomer,
  pressButton,
  renderParticulars,
  personTypedIn,
  successfulParticularsCalls,
  answering,
} from '../../../../test/particulars.tsx'
import type { Draft } from '../../../session/draft.ts'
import { readDraft } from '../../../session/draftStore.ts'
import { furthestStep, openStep } from '../../../session/signup.ts'
import { refusal } from '../../../../test/answers.ts'

const links = {
  reschedule: 'https://portal.example/reschedule',
  login: 'https://portal.example/login',
  gasAddOn: 'https://portal.example/gas',
}
const tenant = (draft: Draft): Partial<Draft> => {
  const typed = personTypedIn(draft)
  return { ...typed, premises: { ...draft.premises, ...typed.premises, premise_occupancy: 'tenant' } }
}
const withGas = (draft: Draft): Partial<Draft> => ({
  ...personTypedIn(draft),
  turnOnServices: { ...draft.turnOnServices, services: { electricity: true, water: true, gas: true } },
})

/** Presses Next with this response of the service. */
const goOn = async (
  different: Partial<EligibilityAnswer>,
  world: Parameters<typeof renderParticulars>[0] = {},
) => {
  const requests = answering({
    ...successfulParticularsCalls,
    [particularsCalls.eligibility]: { body: { ...newCustomer, ...different } },
  })
  const step = renderParticulars({ draft: personTypedIn, settings: { links }, ...world })
  await pressButton('Next')
  return { ...step, requests }
}
const existing = { is_new_customer: false }
const next = () => screen.getByRole('button', { name: 'Next' })

describe('eligibility', () => {
  test('eligibility is checked on Next with the person, the premises and the occupancy', async () => {
    const { requests } = await goOn({})
    expect(await requests.bodiesOf(particularsCalls.eligibility)).toEqual([
      {
        nric_roc: 'S1234567D',
        bp_type: '1',
        premise_no: '3101450901280',
        occupancy: 'owner',
        transaction_id: 'wuTVrpPUBwl6uP1gfjTatA',
      },
    ])
  })

  test('a new customer can continue', async () => {
    const { ways } = await goOn({})
    expect(ways.goNext).toHaveBeenCalledOnce()
    expect(readDraft().signup).toMatchObject({ eligible: true, is3rd: false, checkEligibleSuccess: true })
  })

  test('an owner with a third account can continue and must prove the ownership', async () => {
    const { ways } = await goOn({ eligible: false })
    expect(ways.goNext).toHaveBeenCalledOnce()
    expect(readDraft().signup).toMatchObject({ eligible: true, is3rd: true, isPooRequired: true })
  })

  test('a third account ends the application of a tenant', async () => {
    const { ways } = await goOn({ eligible: false }, { draft: tenant })
    expect(await screen.findByRole('dialog', { name: '3rd account within 6 months' })).toBeDefined()
    await pressButton('Go back to open account screen')
    expect(ways.cancel).toHaveBeenCalledOnce()
    expect(ways.goNext).not.toHaveBeenCalled()
  })

  test('a third account still ends the application of a tenant after a refresh', async () => {
    await goOn({ eligible: false }, { draft: tenant })
    const blocked = readDraft()
    cleanup()
    const { ways } = renderParticulars({ draft: blocked })
    expect(next().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Cannot continue due to a 3rd account within 6 months')).toBeDefined()
    await pressButton('Go back to open account screen')
    expect(ways.cancel).toHaveBeenCalledOnce()
  })

  test.each([
    [
      'another person',
      (draft: Draft) => ({ personal_information: { ...draft.personal_information, nric_fin: 'S8100003D' } }),
    ],
    [
      'an owner',
      (draft: Draft) => ({ premises: { ...draft.premises, premise_occupancy: 'owner' as const } }),
    ],
  ])('a third account no longer blocks %s', async (_, change) => {
    await goOn({ eligible: false }, { draft: tenant })
    const blocked = readDraft()
    cleanup()
    renderParticulars({ draft: { ...blocked, ...change(blocked) } })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(next().getAttribute('aria-disabled')).not.toBe('true')
  })

  test('a block closes the steps that were open', async () => {
    const steps = flows['residential/personal']
    answering({
      ...successfulParticularsCalls,
      [particularsCalls.eligibility]: { body: { ...newCustomer, eligible: false } },
    })
    renderParticulars({ draft: tenant })
    openStep(steps, 'confirmation')
    await pressButton('Next')
    expect(furthestStep()).toBe(indexOfStep(steps, 'particulars'))
  })

  test('a third account does not block commercial premises', async () => {
    const { ways } = await goOn({ eligible: false }, { draft: tenant, domain: 'commercial' })
    expect(ways.goNext).toHaveBeenCalledOnce()
    expect(readDraft().signup).toMatchObject({ eligible: true, is3rd: false, isPooRequired: false })
  })

  test('the draft contains whether a timeslot may be booked', async () => {
    await goOn({ timeslot_allowed: false })
    expect(readDraft().signup.timeslot_allowed).toBe(false)
  })

  test.each([
    [
      'a missed appointment',
      { has_missed_appointment: true },
      'Missed appointment',
      'Reschedule the appointment',
    ],
    ['gas that cannot be added', { available_gas: 'N' as const }, 'Gas', 'How to add gas to an account'],
    ['an active account', {}, 'Active account', 'Log in to your account'],
  ])(
    'the dialog shows the help for %s, with a question before leaving the site',
    async (_, different, title, link) => {
      await goOn({ ...existing, ...different }, { draft: withGas })
      const dialog = await screen.findByRole('dialog', { name: title })
      expect(within(dialog).getByRole('button', { name: link })).toBeDefined()
    },
  )

  test('the dialog has no external link in modes without them', async () => {
    await goOn({ ...existing, has_missed_appointment: true }, { mode: 'kiosk' })
    expect(screen.queryByRole('button', { name: 'Reschedule the appointment' })).toBeNull()
  })

  test.each([
    ['the customer line after a disconnection', { is_disconnected: true }, 'Customer line: 1800 2222 333'],
    [
      'the customer line after a missed appointment',
      { has_missed_appointment: true },
      'Customer line: 1800 2222 333',
    ],
    ['the customer line for an active account', {}, 'Customer line: 1800 2222 333'],
    [
      'the gas company when gas cannot be added',
      { available_gas: 'N' as const },
      'Gas company: 1800 555 1661',
    ],
  ])(
    'the dialog shows %s also without a link in the settings, at a kiosk as text',
    async (_, different, line) => {
      for (const mode of ['normal', 'kiosk'] as const) {
        await goOn({ ...existing, ...different }, { draft: withGas, settings: {}, mode })
        const shown = within(await screen.findByRole('dialog')).getByText(`${line.split(':')[0]}:`, {
          exact: false,
        })
        expect(shown.textContent).toBe(line)
        expect(within(shown).queryByRole('link') !== null).toBe(mode === 'normal')
        cleanup()
      }
    },
  )

  test('the dialog of a third account shows the customer line', async () => {
    await goOn({ eligible: false }, { draft: tenant })
    expect((await screen.findByRole('dialog')).textContent).toContain('Customer line: 1800 2222 333')
  })

  test.each([
    ['normal', true],
    ['mobile', true],
    ['kiosk', false],
  ] as const)('in %s mode the customer line is a link: %s', async (mode, linked) => {
    await goOn({ ...existing, is_disconnected: true }, { mode })
    const number = within(await screen.findByRole('dialog')).getByText('1800 2222 333')
    expect(number.matches('a[href^="tel:"]')).toBe(linked)
  })

  test.each([
    ['Cannot continue due to missed appointment', { has_missed_appointment: true }],
    ['Cannot continue due to disconnected', { is_disconnected: true }],
    ['Cannot continue due to an active account under your name', {}],
  ])("eligibility disables Next with '%s'", async (expectedText, different) => {
    await goOn({ ...existing, ...different })
    await pressButton('Close')
    expect(next().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('link', { name: expectedText })).toBeDefined()
  })

  test('another person resets the eligibility', async () => {
    await goOn({ ...existing, has_missed_appointment: true })
    await pressButton('Close')
    await enterText('NRIC / FIN', 'S8100003D')
    expect(next().getAttribute('aria-disabled')).toBeNull()
  })

  test('other premises reset the eligibility', () => {
    answering(successfulParticularsCalls)
    renderParticulars({
      draft: draft => ({
        ...personTypedIn(draft),
        signup: { ...draft.signup, promptMyInfo: false, use_myinfo: false, hasMissedAppointment: true },
        particulars: {
          ...draft.particulars,
          eligibilityAskedWith: { nric_roc: 'S1234567D', premise_no: 'another', occupancy: 'owner' },
        },
      }),
    })
    expect(next().getAttribute('aria-disabled')).toBeNull()
  })

  test('eligibility that cannot be checked shows the error, and Next tries again', async () => {
    answering({ ...successfulParticularsCalls, [particularsCalls.eligibility]: refusal('upstream_error') })
    const { ways } = renderParticulars({ draft: personTypedIn })
    await pressButton('Next')
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'There was a problem on checking eligibility',
    )
    expect(ways.goNext).not.toHaveBeenCalled()
    await pressButton('Close')
    expect(next().getAttribute('aria-disabled')).toBeNull()
  })

  test('the e-mail of an existing account is masked and read-only', async () => {
    await goOn({ linked_email: 'jamie.lim@example.com' })
    expect(screen.getByText('j*******m@example.com')).toBeDefined()
    expect(screen.queryByLabelText('Email')).toBeNull()
  })

  test('the verification of the typed e-mail does not apply to that of an existing account', async () => {
    await goOn(
      { linked_email: 'jamie.lim@example.com' },
      {
        draft: draft => ({
          ...personTypedIn(draft),
          review: { ...draft.review, ebill: true, ebill_verified: true },
        }),
      },
    )
    expect(readDraft().review).toMatchObject({ ebill: true, ebill_verified: false })
  })
})

describe('the check for new customers', () => {
  const typing = (answer: Parameters<typeof answering>[0][string]) => {
    const requests = answering({ ...successfulParticularsCalls, [particularsCalls.eligibility]: answer })
    renderParticulars({ draft: personTypedIn })
    return requests
  }
  const number = 'NRIC / FIN'
  const comeBack = () => {
    const draft = readDraft()
    cleanup()
    renderParticulars({ draft })
  }

  test('the check runs once for each valid typed number, with the number only', async () => {
    const requests = typing({ body: { isnewcustomer: true } })
    for (const typed of ['S1234567', 'S1234567D', 's1234567d ', 'S1234567D']) await enterText(number, typed)
    expect(await requests.bodiesOf(particularsCalls.eligibility)).toEqual([{ nric: 'S1234567D' }])
    await enterText(number, 'F7654321Q')
    await enterText(number, 'S1234567D')
    expect(requests.callCount(particularsCalls.eligibility)).toBe(2)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('the check does not run again for the same number after a return to the step', async () => {
    const requests = typing({ body: { isnewcustomer: true } })
    await enterText(number, 'S1234567D')
    comeBack()
    await enterText(number, 'S1234567D')
    expect(requests.callCount(particularsCalls.eligibility)).toBe(1)
    await enterText(number, 'F7654321Q')
    expect(requests.callCount(particularsCalls.eligibility)).toBe(2)
  })

  test('the check runs again after a return to the step when it has failed', async () => {
    const requests = typing(refusal('upstream_error'))
    await enterText(number, 'S1234567D')
    await screen.findByRole('dialog')
    comeBack()
    await enterText(number, 'S1234567D')
    expect(requests.callCount(particularsCalls.eligibility)).toBe(2)
  })

  test('the check does not run for a number with a wrong check letter', async () => {
    const requests = typing({ body: { isnewcustomer: true } })
    await enterText(number, 'S1234567A')
    expect(requests.callCount(particularsCalls.eligibility)).toBe(0)
  })

  test('a failed check shows the specified text and does not disable Next', async () => {
    answering({
      ...successfulParticularsCalls,
      [particularsCalls.eligibility]: async request =>
        (await request.text()).includes('bp_type') ? { body: newCustomer } : refusal('upstream_error'),
    })
    const { ways } = renderParticulars({ draft: personTypedIn })
    await enterText(number, 'S1234567D')
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('There was a problem on checking if new customer')
    await pressButton('Next')
    expect(ways.goNext).toHaveBeenCalledOnce()
  })

  test('the failure of the eligibility check replaces that of this check', async () => {
    answering({ ...successfulParticularsCalls, [particularsCalls.eligibility]: refusal('upstream_error') })
    renderParticulars({ draft: personTypedIn })
    await enterText(number, 'S1234567D')
    await screen.findByRole('dialog')
    await pressButton('Next')
    await screen.findByText('There was a problem on checking eligibility')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })
})
