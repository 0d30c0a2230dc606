import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { resident } from '../../../../test/applicant.ts'
import { button } from '../../../../test/button.ts'
import { choose } from '../../../../test/deposit.tsx'
import { company, isUnavailable, shopAtReview, stillNeeded, visitFrom } from '../../../../test/review.tsx'
import { factsOfCompany, signedAsItIs, signedCompany } from '../../../../test/signedCompany.ts'
import { utilitiesCalls, slotsOn } from '../../../../test/utilities.tsx'
import type { Draft } from '../../../session/draft.ts'
import { beginPhoneRequest } from '../../../features/signature/phoneRequest.ts'
import { readDraft, saveDraft } from '../../../session/draftStore.ts'
import { documentByPhone, savePhoneUse } from '../../../session/phoneUse.ts'
import { sessionKeys, writeSession } from '../../../session/session.ts'
// Loaded before the first visit, so that no test waits for it.
import '../premises/PremisesStep.tsx'

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
        'Services and turn-on date',
        'Declarations',
        'Application form',
      ]),
    )
    expect(
      page()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(
      expect.arrayContaining([
        'Services applied for',
        'Turn On Date and Time',
        'Embedded electricity generator',
        'Free home-content protection',
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

test('a change returns to its section of the review, once', async () => {
  const { router } = await visitFrom()
  const addressOf = (name: string) => {
    const { pathname, search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href)
    return pathname + search
  }
  expect(addressOf('Change Company')).toBe('/open-account/residential/company/particulars?from=review')
  expect(addressOf('Change Representative')).toBe(
    '/open-account/residential/company/particulars?from=review&section=answers-particulars-1',
  )
  expect(document.getElementById('answers-particulars-1')?.textContent).toContain('Representative')
  expect(router.state.location.search).toEqual({})
})

describe('the parts that fold', () => {
  const open = () =>
    [...document.querySelectorAll('main details[open] > summary h2')].map(heading => heading.textContent)
  const statusOf = (title: string) =>
    page().getByRole('heading', { level: 2, name: title }).closest('summary')?.textContent
  const blank: Draft = {
    ...person,
    security_deposit: company.security_deposit,
    turnOnServices: { ...person.turnOnServices, turn_on_date: '' },
    turnOn: { ...person.turnOn, turn_on_datetime: null, turn_on_date_hash: '', timeslot_required: false },
    documents: {},
  }
  const visitBlank = async (draft = blank) => {
    const visited = await visitFrom({ domain: 'commercial', type: 'personal', draft })
    await screen.findByLabelText('Type of Premises')
    return visited
  }

  test('the earlier answers are closed, and the first part that needs something is open', async () => {
    await visitBlank()
    expect(open()).toEqual(['Security deposit calculation'])
    expect(statusOf('Premises')).toContain('Done')
    expect(statusOf('Premises')).toContain('145 Lorong 2 Toa Payoh')
    expect(statusOf('Security deposit calculation')).toContain('Needs: Type of Premises')
    expect(statusOf('Services and turn-on date')).toContain('Needs: Turn On Date')
  })

  test("Still needed lists all of it, with the deposit's own fields", async () => {
    await visitBlank()
    expect(stillNeeded()).toEqual([
      'Type of Premises',
      'Turn On Date',
      'Proof of Occupancy of Premises: This document is not uploaded yet',
    ])
    await choose('Type of Premises', 'Others')
    expect(stillNeeded().slice(0, 2)).toEqual(['Electricity Supply Capacity (kVA)', 'Water Supply Capacity'])
  })

  test('the next part opens when one is done, without the focus', async () => {
    await visitBlank()
    const type = screen.getByLabelText('Type of Premises')
    type.focus()
    await choose('Type of Premises', 'HDB shop houses')
    await waitFor(() => expect(open()).toContain('Services and turn-on date'))
    expect(statusOf('Security deposit calculation')).toContain('Done')
    expect(open()).toContain('Security deposit calculation')
    expect(document.activeElement).toBe(type)
  })

  test('a link in Still needed opens the part and focuses the field', async () => {
    await visitBlank()
    fireEvent.click(page().getByRole('link', { name: /^Proof of Occupancy of Premises/ }))
    await waitFor(() => expect(open()).toContain('Documents'))
    expect(document.activeElement?.closest('details')).toBe(page().getByRole('group', { name: 'Documents' }))
  })

  test('errors on Next open the parts that have them', async () => {
    await visitBlank({ ...person, security_deposit: company.security_deposit })
    await screen.findByRole('radio', { name: '9 am to 12 pm' })
    const deposit = page().getByRole<HTMLDetailsElement>('group', { name: 'Security deposit calculation' })
    await act(async () => fireEvent.click(deposit.querySelector('h2') ?? deposit))
    expect(open()).toEqual([])
    fireEvent.click(button('Proceed to Payment'))
    await screen.findAllByText('Type of Premises is required')
    expect(open()).toEqual(['Security deposit calculation'])
  })

  describe('when a phone is used', () => {
    const lease = {
      type: 'proof_of_occupancy_of_premises',
      filename: 'lease.jpg',
      file_id: 'f-lease',
      size: 700,
    } as const

    test('a closed part names the document that has arrived, and a screen reader announces it', async () => {
      await visitBlank()
      act(() => saveDraft({ documents: { pooop: [lease] } }))
      const arrived = 'Proof of Occupancy of Premises: lease.jpg'
      expect(statusOf('Documents')).toContain(arrived)
      expect(open()).toEqual(['Security deposit calculation'])
      expect(page().getByText(`Documents: ${arrived}`).closest('[role=status]')).not.toBeNull()
    })

    test('a page that is loaded again opens the part of the document for which it is used', async () => {
      savePhoneUse(documentByPhone('pooop'))
      await visitBlank()
      expect(open()).toEqual(['Security deposit calculation', 'Documents'])
    })

    test('a review that is opened again opens the part of the signature for which it is used', async () => {
      const draft: Draft = { ...company, signup: { ...company.signup, isPooRequired: true } }
      const { router } = await visitFrom({ draft, flags: signing })
      await act(() => router.navigate({ href: '/open-account/residential/company/premises' }))
      await screen.findByLabelText('Postal Code')
      beginPhoneRequest({ draft, facts: factsOfCompany(draft), useOfPremises: '' })
      await act(() => router.navigate({ href: '/open-account/residential/company/review' }))
      await waitFor(() => expect(open()).toContain('Documents'))
      expect(open()).toEqual(['Documents', 'Application form'])
      expect(document.querySelector('dialog')?.closest('details')?.open).toBe(true)
    })
  })

  test('the form of a company that signs on screen stays closed until it is its turn', async () => {
    const draft: Draft = { ...company, signup: { ...company.signup, isPooRequired: true } }
    await visitFrom({ draft, flags: signing })
    expect(open()).toEqual(['Documents'])
  })

  test('the closed part of a signed form shows the date of the signature', async () => {
    await visitFrom({ draft: signedAsItIs(signedCompany), flags: signing })
    expect(open()).toEqual([])
    expect(statusOf('Application form')).toBe('Application form DoneSigned 20 Nov 2026')
  })

  test('a page that is loaded again opens only what still needs something', async () => {
    await visitBlank({ ...blank, security_deposit: shopAtReview.security_deposit })
    expect(open()).toEqual(['Services and turn-on date'])
    expect(statusOf('Security deposit calculation')).toContain('HDB shop houses, S$ 300.00')
  })
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
    expect(preview.getByText('Lorong Trading')).toBeDefined()
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
    await screen.findByRole('radio', { name: '9 am to 12 pm' })
    next()
    await waitFor(() => expect(step()).toBe('upload'))
  })
})

describe('with signing on screen', () => {
  test('Next requires the signature and links to it', async () => {
    const { step } = await visitFrom({ flags: signing })
    await screen.findByRole('radio', { name: '9 am to 12 pm' })
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
    await screen.findByRole('radio', { name: '9 am to 12 pm' })
    next()
    await waitFor(() => expect(step()).toBe('upload'))
  })

  describe('a signature of a form', () => {
    const signed = signedAsItIs(signedCompany)
    const again = 'Please sign the form again.'

    test('the signature stays valid while the form is unchanged', async () => {
      const { step } = await visitFrom({ draft: signed, flags: signing })
      await screen.findByRole('radio', { name: '9 am to 12 pm' })
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
      await screen.findByRole('radio', { name: '9 am to 12 pm' })
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
    await screen.findByRole('radio', { name: '9 am to 12 pm' })
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
    await screen.findByRole('radio', { name: '9 am to 12 pm' })
    fireEvent.click(button('Proceed to Payment'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('BTO')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(step()).toBe('payment'))
    expect(readDraft().turnOn).toMatchObject({ preTurnOn: true, showPreTurnOnPrompt: false })
  })
})
