import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { resident } from '../../../../test/applicant.ts'
import { button } from '../../../../test/button.ts'
import { company, isUnavailable, shopAtReview, stillNeeded, visitFrom } from '../../../../test/review.tsx'
import { signedAsItIs, signedCompany } from '../../../../test/signedCompany.ts'
import { utilitiesCalls, slotsOn } from '../../../../test/utilities.tsx'
import type { Draft } from '../../../session/draft.ts'
import { readDraft } from '../../../session/draftStore.ts'
import { sessionKeys, writeSession } from '../../../session/session.ts'

// jsdom has no canvas.
vi.mock('../../../features/signature/pad.ts', () => ({
  Pad: class {
    show = () => undefined
    dispose = () => undefined
  },
}))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:15:00+08:00'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const signing = ['e-signature-web']
/** The page without the copy that is only printed. */
const page = () => within(screen.getByRole('main'))
const heading = () => page().getByRole('heading', { level: 1 }).textContent
const next = () => fireEvent.click(screen.getByText('Next', { selector: 'button' }))
const person: Draft = {
  ...resident,
  signup: { ...resident.signup, use_myinfo: true },
  turnOnServices: shopAtReview.turnOnServices,
  security_deposit: shopAtReview.security_deposit,
  documents: { ...shopAtReview.documents, bizfile: [] },
}

describe('the title, the form button and Next', () => {
  test.each([
    [
      'a company at home that signs on screen',
      { flags: signing },
      'Review and Sign',
      'Review and Sign',
      'Next',
    ],
    ['a company at home that prints', {}, 'Review and Print', 'Review and Print', 'Next'],
    [
      'a company in business that signs on screen',
      { domain: 'commercial', draft: shopAtReview, flags: signing },
      'Review',
      'Review and Sign',
      'Next',
    ],
    [
      'a company in business that prints',
      { domain: 'commercial', draft: shopAtReview },
      'Review',
      'Review and Print',
      'Next',
    ],
    [
      'a person in business',
      { domain: 'commercial', type: 'personal', draft: person },
      'Review',
      'Preview and Print',
      'Proceed to Payment',
    ],
  ] as const)('of %s', async (_who, application, title, control, wayOn) => {
    await visitFrom(application)
    await waitFor(() => expect(heading()).toBe(title))
    expect(button(control)).toBeDefined()
    expect(screen.getByText(wayOn, { selector: 'button' })).toBeDefined()
  })

  test.each([
    ['normal', 'e-signature-web', 'Review and Sign'],
    ['mobile', 'e-signature-web', 'Review and Sign'],
    ['kiosk', 'e-signature-kiosk', 'Review and Sign'],
    ['kiosk', 'e-signature-web', 'Review and Print'],
  ])('in %s mode with the flag %s: %s', async (mode, flag, control) => {
    writeSession(sessionKeys.mode, mode)
    await visitFrom({ domain: 'commercial', draft: shopAtReview, flags: [flag] })
    expect(await screen.findByRole('button', { name: control })).toBeDefined()
  })
})

const sections = () =>
  page()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

describe('the sections', () => {
  test('of a company at home', async () => {
    await visitFrom()
    expect(sections()).toEqual(
      expect.arrayContaining([
        'Premises',
        'Company',
        'Representative',
        'Services applied for',
        'Embedded electricity generator',
        'Free home-content protection',
        'Application form',
      ]),
    )
    expect(sections()).not.toContain('Security deposit calculation')
  })

  test('of a person in business, with the documents that no other step asks for', async () => {
    await visitFrom({ domain: 'commercial', type: 'personal', draft: { ...person, documents: {} } })
    await screen.findByLabelText('Type of Premises')
    expect(sections()).toEqual(
      expect.arrayContaining(['Personal Information', 'Security deposit calculation', 'Documents']),
    )
    expect(sections()).not.toContain('Free home-content protection')
    expect(stillNeeded()).toEqual(['Proof of Occupancy of Premises: This document is not uploaded yet'])
  })
})

test('a change returns to the review, once', async () => {
  const { router } = await visitFrom()
  const change = screen.getByRole<HTMLAnchorElement>('link', { name: 'Change Company' })
  expect(new URL(change.href).pathname + new URL(change.href).search).toBe(
    '/open-account/residential/company/particulars?from=review',
  )
  expect(router.state.location.search).toEqual({})
})

describe('conditions that disable Next', () => {
  const nothingChosen = {
    turnOnServices: { ...company.turnOnServices, turn_on_date: '' },
    turnOn: { ...company.turnOn, turn_on_datetime: null, turn_on_date_hash: '', timeslot_required: false },
  }
  test.each<[rule: string, draft: Draft, needed: readonly string[]]>([
    ['without a turn-on date', { ...company, ...nothingChosen }, ['Turn On Date']],
    [
      'without a timeslot',
      { ...company, turnOn: { ...company.turnOn, turn_on_datetime: null } },
      ['Timeslot'],
    ],
    [
      'without the proof of ownership',
      { ...company, signup: { ...company.signup, isPooRequired: true } },
      ['Proof of Ownership: This document is not uploaded yet'],
    ],
    [
      'without the GST registration of a declared generator',
      { ...company, review: { ...company.review, check_eeg: true } },
      ['GST Reg No.', 'GST Valid Reg. Date'],
    ],
  ])('%s', async (_rule, draft, needed) => {
    await visitFrom({ draft })
    await waitFor(() => expect(stillNeeded()).toEqual(needed))
    expect(screen.getByText('Next', { selector: 'button' }).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('conditions against signing and printing', () => {
  const withoutDate = {
    ...company,
    turnOnServices: { ...company.turnOnServices, turn_on_date: '' },
    turnOn: { ...company.turnOn, turn_on_datetime: null, turn_on_date_hash: '' },
  }
  test.each<[rule: string, application: Parameters<typeof visitFrom>[0], sentence: string, target: string]>([
    ['without a date', { draft: withoutDate }, 'Please select your preferred turn on date', 'turn_on_date'],
    [
      'without a timeslot that the date needs',
      { draft: { ...company, turnOn: { ...company.turnOn, turn_on_datetime: null } } },
      'Please select your preferred turn on timeslot',
      'turn_on_datetime',
    ],
    [
      'without a deposit in business',
      {
        domain: 'commercial',
        draft: { ...shopAtReview, security_deposit: company.security_deposit },
      },
      'Please fill all your security deposit fields',
      'deposit',
    ],
    [
      'without the GST registration of a declared generator',
      { draft: { ...company, review: { ...company.review, check_eeg: true } } },
      'Please fill in your GST information',
      'gst_reg_no',
    ],
  ])('%s', async (_rule, application, sentence, target) => {
    await visitFrom(application)
    fireEvent.click(button('Review and Print'))
    const link = within(await screen.findByRole('alert')).getByRole('link', { name: sentence })
    expect(link.getAttribute('href')).toBe(`#${target}`)
    expect(screen.queryByRole('dialog')).toBeNull()
    // The printout then contains the same message only.
    expect(screen.getAllByText(sentence)).toHaveLength(2)
  })
})

describe('without signing on screen', () => {
  test('the form shows its signature boxes and can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await visitFrom()
    fireEvent.click(button('Review and Print'))
    const preview = within(await screen.findByRole('dialog', { name: 'Review and Print' }))
    expect(preview.getByText('LORONG TRADING')).toBeDefined()
    expect(preview.getByText('Signature of Customer')).toBeDefined()
    expect(preview.getByText('Company Stamp if available')).toBeDefined()
    expect(preview.getByText('Signature of Service Provider')).toBeDefined()
    fireEvent.click(preview.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    fireEvent.click(preview.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('Next continues without a signature', async () => {
    const { step } = await visitFrom()
    await screen.findByRole('radio', { name: '09:00 to 12:00' })
    next()
    await waitFor(() => expect(step()).toBe('upload'))
  })
})

describe('with signing on screen', () => {
  test('Next requires the signature and links to it', async () => {
    const { step } = await visitFrom({ flags: signing })
    await screen.findByRole('radio', { name: '09:00 to 12:00' })
    await screen.findByRole('button', { name: 'Review and Sign' })
    next()
    const [problem] = await screen.findAllByRole('link', { name: 'e-Signature is required' })
    expect(problem?.getAttribute('href')).toBe('#signature_file_id')
    expect(isUnavailable('Review and Sign')).toBe(false)
    expect(step()).toBe('review')
  })

  test('the form is previewed before it is signed', async () => {
    await visitFrom({ flags: signing })
    fireEvent.click(await screen.findByRole('button', { name: 'Review and Sign' }))
    const preview = await screen.findByRole('dialog', { name: 'Review and Sign' })
    expect(within(preview).queryByRole('button', { name: 'Print' })).toBeNull()
    fireEvent.click(within(preview).getByRole('button', { name: 'Sign' }))
    expect(await screen.findByRole('dialog', { name: 'Please sign within the box area' })).toBeDefined()
    fireEvent.click(button('Close'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a signature shows its date and does not disable Next', async () => {
    const { step } = await visitFrom({ draft: signedCompany, flags: signing })
    expect(screen.getByText('Signed on 20 Nov 2026')).toBeDefined()
    await screen.findByRole('radio', { name: '09:00 to 12:00' })
    next()
    await waitFor(() => expect(step()).toBe('upload'))
  })

  describe('a signature of a form', () => {
    const signed = signedAsItIs(signedCompany)
    const again = 'Please sign the form again.'

    test('the signature stays valid while the form is unchanged', async () => {
      const { step } = await visitFrom({ draft: signed, flags: signing })
      await screen.findByRole('radio', { name: '09:00 to 12:00' })
      expect(screen.getByText('Signed on 20 Nov 2026')).toBeDefined()
      expect(screen.queryByText(again)).toBeNull()
      next()
      await waitFor(() => expect(step()).toBe('upload'))
      expect(readDraft().review.signature_file_id).toBe('f-0c9d2e4b5071')
    })

    test.each<[answer: string, draft: Draft]>([
      [
        'of an earlier step',
        { ...signed, representative: { ...signed.representative, representative_name: 'Lim Siew Hoon' } },
      ],
      [
        'about the services',
        {
          ...signed,
          turnOnServices: {
            ...signed.turnOnServices,
            services: { electricity: true, water: true, gas: false },
          },
        },
      ],
    ])('the signature is required again when an answer %s has changed', async (_answer, draft) => {
      const { step } = await visitFrom({ draft, flags: signing })
      expect(await screen.findByText(again)).toBeDefined()
      expect(screen.queryByText(/^Signed on/)).toBeNull()
      expect(step()).toBe('review')
    })

    test('the signature is required again when an answer of this step changes', async () => {
      const { step } = await visitFrom({ draft: signed, flags: signing })
      await screen.findByRole('radio', { name: '09:00 to 12:00' })
      fireEvent.click(screen.getByRole('checkbox', { name: /insurer/ }))
      next()
      expect(
        (await screen.findAllByRole('link', { name: 'e-Signature is required' })).length,
      ).toBeGreaterThan(0)
      expect(await screen.findByText(again)).toBeDefined()
      expect(step()).toBe('review')
    })
  })
})

describe('in business', () => {
  test('Next requires the type of premises of the deposit', async () => {
    const draft = { ...person, security_deposit: company.security_deposit }
    const { step } = await visitFrom({ domain: 'commercial', type: 'personal', draft })
    await screen.findByLabelText('Type of Premises')
    await screen.findByRole('radio', { name: '09:00 to 12:00' })
    fireEvent.click(button('Proceed to Payment'))
    expect((await screen.findAllByText('Type of Premises is required')).length).toBeGreaterThan(0)
    expect(step()).toBe('review')
  })

  test('Next shows once that the supplies are on, and then continues', async () => {
    const { step } = await visitFrom({
      domain: 'commercial',
      type: 'personal',
      draft: person,
      answers: { [utilitiesCalls.timeslots]: { body: { ...slotsOn('20261125'), pre_turn_on: true } } },
    })
    await screen.findByLabelText('Type of Premises')
    await screen.findByRole('radio', { name: '09:00 to 12:00' })
    fireEvent.click(button('Proceed to Payment'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('BTO')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(step()).toBe('payment'))
    expect(readDraft().turnOn).toMatchObject({ preTurnOn: true, showPreTurnOnPrompt: false })
  })
})
