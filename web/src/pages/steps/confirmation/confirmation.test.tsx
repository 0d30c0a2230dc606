import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { RefusalStatus, ServiceErrorCode } from '@open-account/contracts/errors'
import { answerCalls, type StubbedAnswer, refusal } from '../../../../test/answers.ts'
import { factsOfResident, resident, residentWith } from '../../../../test/applicant.ts'
import { successfulParticularsCalls } from '../../../../test/particulars.tsx'
import { answerStreams } from '../../../../test/streams.ts'
import { visitReview } from '../../../../test/visitApplication.tsx'
import type { Draft } from '../../../session/draft.ts'
import { readDraft, saveDraft } from '../../../session/draftStore.ts'
import { sessionKeys, writeSession } from '../../../session/session.ts'
import { calendarBody } from '../../../features/turnOn/calendarCalls.ts'

vi.mock('../../../features/submission/confirmPause.ts', () => ({ confirmPause: () => Promise.resolve() }))

afterEach(() => {
  vi.restoreAllMocks()
})

const submit = 'POST /v1/transaction/submit'
const uses = [{ label: 'HDB 3-5 rooms', accountType: '01', useOfPremise: 'HDB_3_5', order: 2 }]
const service = (answers: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({
    'GET /appconfig': { body: {} },
    'POST /v1/premise/useOfPremise': { body: uses },
    ...answers,
  })

const paths = (requests: readonly Request[]) => requests.map(({ url }) => new URL(url).pathname)
const button = (name: string) => screen.getByRole('button', { name })
const terms = () => screen.findByRole('checkbox', { name: 'I agree to the Terms and Conditions' })
const agree = async () => fireEvent.click(await terms())
const confirm = async () => {
  await agree()
  fireEvent.click(button('Submit'))
  const question = await screen.findByRole('dialog', { name: 'Do you want to submit your application?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Confirm' }))
}
const stillNeeded = () => {
  const heading = screen.queryByRole('heading', { name: 'Still needed' })
  if (heading === null) return []
  return within(screen.getByRole('list', { name: 'Still needed' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

describe('the review', () => {
  test('the review shows the service’s name of the use of premises', async () => {
    service()
    visitReview(resident)
    expect(await screen.findByText('HDB 3-5 rooms')).toBeDefined()
  })

  test.each([
    ['Change Premises', 'premises'],
    ['Change Personal Information', 'particulars'],
    ['Change Utilities', 'utilities'],
  ])('%s opens the step, whose Next returns to the review', async (name, step) => {
    service()
    visitReview(resident)
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name })
    expect(new URL(link.href).pathname).toBe(`/open-account/residential/personal/${step}`)
    expect(new URL(link.href).search).toBe('?from=confirmation')
  })

  test('after a Change, the browser’s Back returns to that Change', async () => {
    service(successfulParticularsCalls)
    const router = visitReview(resident)
    const change = () => screen.findByRole('link', { name: 'Change Personal Information' })
    fireEvent.click(await change())
    const heading = await screen.findByRole('heading', { level: 1, name: 'Personal Information' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    act(() => router.history.back())
    const link = await change()
    await waitFor(() => expect(document.activeElement).toBe(link))
  })

  test('the terms open in a dialog with a close button', async () => {
    service()
    visitReview(resident)
    fireEvent.click(await screen.findByRole('button', { name: 'Terms and Conditions' }))
    const dialog = await screen.findByRole('dialog', { name: 'Terms and Conditions' })
    expect(await within(dialog).findByRole('heading', { name: 'Part V: Personal data' })).toBeDefined()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('the terms contain the hotline of the settings', async () => {
    service({ 'GET /appconfig': { body: { settings: { hotline: '6000 0001' } } } })
    visitReview(resident)
    expect(await screen.findByText('6000 0001')).toBeDefined()
    fireEvent.click(button('Terms and Conditions'))
    const dialog = await screen.findByRole('dialog', { name: 'Terms and Conditions' })
    expect(await within(dialog).findByText('Questions are answered on the hotline 6000 0001.')).toBeDefined()
  })

  test.each([
    ['normal', true],
    ['kiosk', false],
  ])('in %s mode the link to the full terms shows: %s', async (mode, isShown) => {
    const settings = { hotline: '6000 0001', links: { terms: 'https://terms.example/' } }
    service({ 'GET /appconfig': { body: { settings } } })
    answerStreams()
    writeSession(sessionKeys.mode, mode)
    visitReview(resident)
    expect(await screen.findByRole('button', { name: 'Terms and Conditions' })).toBeDefined()
    // The header has the number, and at a kiosk the documents too.
    expect((await screen.findAllByText(settings.hotline)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Full Terms and Conditions' }) !== null).toBe(isShown)
  })

  test('Submit requires the agreement, whose error disappears with it', async () => {
    service()
    visitReview(resident)
    await terms()
    fireEvent.click(button('Submit'))
    expect((await screen.findAllByText('Must agree to the Terms and Conditions')).length).toBeGreaterThan(0)
    expect(button('Submit').getAttribute('aria-disabled')).toBe('true')
    await agree()
    await waitFor(() => expect(button('Submit').getAttribute('aria-disabled')).toBeNull())
    expect(screen.queryByText('Must agree to the Terms and Conditions')).toBeNull()
  })

  test('the agreement survives a refresh', async () => {
    service()
    visitReview(resident)
    await agree()
    fireEvent(window, new Event('pagehide'))
    expect(readDraft().review.check_i_confirm).toBe(true)
  })

  test('Cancel in the last question submits nothing', async () => {
    const { requests } = service()
    visitReview(resident)
    await agree()
    fireEvent.click(button('Submit'))
    const question = await screen.findByRole('dialog')
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(requests.map(({ url }) => new URL(url).pathname)).not.toContain('/v1/transaction/submit')
  })
})

describe('conditions that disable Submit', () => {
  test.each([
    {
      rule: 'without a turn-on date',
      draft: residentWith({
        turnOnServices: { turn_on_date: '' },
        turnOn: { turn_on_datetime: null, timeslot_required: false },
      }),
      needed: ['Turn On Date'],
    },
    {
      rule: 'without a timeslot',
      draft: residentWith({ turnOn: { turn_on_datetime: null } }),
      needed: ['Timeslot'],
    },
    {
      rule: 'without the NRIC of an applicant who typed in',
      draft: { ...resident, documents: {} },
      needed: [
        'NRIC / FIN (Front): This document is not uploaded yet',
        'NRIC / FIN (Back): This document is not uploaded yet',
      ],
    },
    {
      rule: 'without the GST registration of a declared generator',
      draft: residentWith({ review: { check_eeg: true } }),
      needed: ['GST Reg No. and GST Valid Reg. Date'],
    },
  ])('$rule', async ({ draft, needed }) => {
    service()
    visitReview(draft)
    await terms()
    expect(stillNeeded()).toEqual(needed)
    expect(button('Submit').getAttribute('aria-disabled')).toBe('true')
  })

  test('a complete application needs nothing', async () => {
    service()
    visitReview(resident)
    await terms()
    expect(stillNeeded()).toEqual([])
    expect(button('Submit').getAttribute('aria-disabled')).toBeNull()
  })
})

describe('an outdated turn-on date', () => {
  const requests = calendarBody({
    draft: resident,
    facts: factsOfResident(resident),
    signup: { domain: 'residential', type: 'personal', nanl: false, stateId: 'wuTVrpPUBwl6uP1gfjTatA' },
  })
  const dated = residentWith({ signup: { promptMyInfo: false }, calendar: { askedWith: requests } })
  const bankrupt: Draft = { ...dated, bankruptcy: { bankruptcy: true, bankruptcy_no: '1234567' } }

  test('the date stays valid while nothing changes', async () => {
    service()
    visitReview(dated)
    await terms()
    expect(stillNeeded()).toEqual([])
  })

  test('an outdated date is not submitted and must be chosen again', async () => {
    service()
    visitReview(bankrupt)
    await terms()
    expect(stillNeeded()).toContain('Turn On Date')
    expect(screen.getByText('Not chosen yet')).toBeDefined()
    expect(screen.queryByText(/09:00 to 12:00/, { selector: 'main *' })).toBeNull()
    expect(button('Submit').getAttribute('aria-disabled')).toBe('true')
  })

  test('a change from the review leads to the calendar before the review', async () => {
    service(successfulParticularsCalls)
    const router = visitReview(dated)
    await terms()
    fireEvent.click(await screen.findByRole('link', { name: 'Change Personal Information' }))
    fireEvent.click(await screen.findByRole('checkbox', { name: 'I am an undischarged bankrupt' }))
    fireEvent.change(await screen.findByLabelText('Bankruptcy No.'), { target: { value: '1234567' } })
    fireEvent.click(button('Next'))
    await waitFor(() =>
      expect(router.state.location.href).toBe(
        '/open-account/residential/personal/utilities?from=confirmation&section=answers-particulars',
      ),
    )
  })
})

describe('agreeing with an unverified e-bill', () => {
  const notEligible = { ...resident.signup, ebillEligible: false }
  test.each([
    {
      rule: 'asks to request the OTP',
      draft: residentWith({ review: { ebill: true } }),
      sentence: 'Please request the OTP to verify your email address.',
      link: 'Verify your email address',
      leadsTo: '/open-account/residential/personal/utilities?from=confirmation&target=ebill_otp',
    },
    {
      rule: 'asks to enter the OTP that was requested',
      draft: residentWith({ review: { ebill: true, ebill_requested: true } }),
      sentence: 'Please enter the OTP to verify your email address.',
      link: 'Verify your email address',
      leadsTo: '/open-account/residential/personal/utilities?from=confirmation&target=ebill_otp',
    },
    {
      rule: 'asks to change an e-mail of somebody else',
      draft: residentWith({ signup: notEligible, review: { ebill: true } }),
      sentence: 'Please request the OTP to verify your email address.',
      link: 'Change Email',
      leadsTo: '/open-account/residential/personal/particulars?from=confirmation&target=email',
    },
  ])('$rule', async ({ draft, sentence, link, leadsTo }) => {
    service()
    visitReview(draft)
    await terms()
    expect(stillNeeded()).toEqual([])
    await agree()
    expect(await screen.findByRole('heading', { name: sentence })).toBeDefined()
    expect(stillNeeded()).toEqual([sentence])
    const { pathname, search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: link }).href)
    expect(`${pathname}${search}`).toBe(leadsTo)
    expect(button('Submit').getAttribute('aria-disabled')).toBe('true')
  })
})

describe('an e-bill for premises without an official address', () => {
  const notice = 'Your e-mail address is not verified, so bills come on paper'
  const boatHouse = residentWith({
    review: { ebill: true, enable_paper_bill: false },
    documents: {
      npop: [{ type: 'nanl_proof_of_premise', filename: 'jetty.pdf', file_id: 'npop', size: 70 }],
    },
  })

  test('an unverified e-bill shows that bills are on paper, with a link to verify', async () => {
    service()
    visitReview(boatHouse, true)
    expect(await screen.findByRole('heading', { name: notice })).toBeDefined()
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Verify your email address' })
    expect(new URL(link.href).search).toBe('?from=confirmation&target=ebill_otp')
    await agree()
    expect(stillNeeded()).toEqual([])
    expect(screen.getByText('E-mail address not verified')).toBeDefined()
  })

  test('the thank-you page also shows that bills are on paper', async () => {
    service({
      [submit]: { body: { status: 'SUCCESS', app_id: 'OA-7F3K2QM9', email: 'mei.ling.tan@example.sg' } },
    })
    const router = visitReview(boatHouse, true)
    await confirm()
    expect(await screen.findByRole('heading', { name: 'Success!' })).toBeDefined()
    expect(screen.getByText(/^Your bills are sent on paper to your mailing address\./)).toBeDefined()
    expect(screen.getByText('On paper')).toBeDefined()
    expect(router.state.location.state.thankYou).toMatchObject({ ebill: false, paper_bill: true })
  })

  test('a verified e-bill shows no notice', async () => {
    service()
    visitReview(residentWith({ ...boatHouse, review: { ...boatHouse.review, ebill_verified: true } }), true)
    await terms()
    expect(screen.queryByRole('heading', { name: notice })).toBeNull()
  })
})

describe('the way of the bills on the thank-you page', () => {
  const email = 'mei.ling.tan@example.sg'
  const toVerifiedAddress = 'Your e-bill goes to the email address you have verified.'

  test.each([
    ['paper', { ebill: false, enable_paper_bill: true }, 'Your bills are sent on paper to', /^On paper$/],
    ['e-mail', { ebill: true, enable_paper_bill: false }, toVerifiedAddress, /^By e-mail to /],
    [
      'both',
      { ebill: true, enable_paper_bill: true },
      `${toVerifiedAddress} Paper bills are sent to your mailing address as well.`,
      /^On paper, and by e-mail to /,
    ],
  ])('the next steps and the receipt agree about %s', async (_, bills, nextStep, answer) => {
    service({ [submit]: { body: { status: 'SUCCESS', app_id: 'OA-7F3K2QM9', email } } })
    const router = visitReview(residentWith({ review: { ...bills, ebill_verified: bills.ebill } }))
    await confirm()
    const steps = await screen.findByRole('region', { name: 'What happens next' })
    expect(steps.textContent).toContain(nextStep)
    const receipt = screen.getByRole('region', { name: 'Receipt' })
    expect(within(receipt).getByText('Bills').nextElementSibling?.textContent).toMatch(answer)
    const { ebill, enable_paper_bill: paper } = bills
    expect(router.state.location.state.thankYou).toMatchObject({ ebill, paper_bill: paper })
  })
})

test('an e-bill does not disable Submit while the one-time password is bypassed', async () => {
  service({ 'GET /appconfig': { body: { 'oa-bypass-otp': { active: true, message: '' } } } })
  visitReview(residentWith({ review: { ebill: true } }))
  await agree()
  expect(await screen.findByText('Verified')).toBeDefined()
  expect(stillNeeded()).toEqual([])
})

describe('an accepted application', () => {
  const accepted = {
    [submit]: {
      body: { status: 'SUCCESS', app_id: 'OA-7F3K2QM9', email: 'mei.ling.tan@example.sg' },
    },
  }

  test('an accepted application shows the thank-you page and clears the session', async () => {
    service(accepted)
    const router = visitReview(resident)
    await confirm()
    expect(await screen.findByRole('heading', { name: 'Success!' })).toBeDefined()
    expect(router.state.location.pathname).toBe('/thank-you')
    expect(router.state.location.state.thankYou).toMatchObject({
      success: true,
      ebill: false,
      paper_bill: true,
      contact: { email: 'mei.ling.tan@example.sg', number: '+65 9123 4567' },
      nanl: false,
      application: {
        transaction_id: 'wuTVrpPUBwl6uP1gfjTatA',
        domain: 'residential',
        type: 'personal',
        occupancy: 'owner',
      },
      appId: 'OA-7F3K2QM9',
    })
    await waitFor(() => expect(sessionStorage.getItem('signupData')).toBeNull())
  })

  test('an application is sent once and shows that it is being sent', async () => {
    document.cookie = '_ga=GA1.1.1234567890.1700000000'
    const answer = Promise.withResolvers<(typeof accepted)[typeof submit]>()
    const { requests } = service({ [submit]: () => answer.promise })
    visitReview(resident)
    await confirm()
    const question = await screen.findByRole('dialog')
    const [cancel, send] = within(question).getAllByRole('button')
    if (cancel === undefined || send === undefined) throw new Error('The question has two buttons')
    expect(send.textContent).toContain('processing..')
    fireEvent.click(send)
    fireEvent.click(cancel)
    expect(screen.getByRole('dialog')).toBe(question)
    await waitFor(() => expect(paths(requests)).toContain('/v1/transaction/submit'))
    answer.resolve(accepted[submit])
    expect(await screen.findByRole('heading', { name: 'Success!' })).toBeDefined()
    const [sent, ...others] = requests.filter(({ url }) => url.endsWith('/submit'))
    expect(others).toEqual([])
    expect(await sent?.json()).toMatchObject({
      transaction_id: 'wuTVrpPUBwl6uP1gfjTatA',
      gaId: '1234567890.1700000000',
      name: 'Tan Mei Ling',
    })
  })

  test('an application whose signature could not be attached shows the error', async () => {
    service({ [submit]: { body: { status: 'FAIL', app_id: 'OA-7F3K2QM9' } } })
    visitReview(resident)
    await confirm()
    expect(await screen.findByText('Attach signature failed')).toBeDefined()
  })
})

const refusedWith = (error: ServiceErrorCode, description: string, status?: RefusalStatus) => ({
  [submit]: refusal(error, description, status),
})

describe('a refused submission', () => {
  test('a duplicate has one button back to the open account screen', async () => {
    service(refusedWith('duplicate', 'You have applied for these premises already.'))
    const router = visitReview(resident)
    await confirm()
    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(within(dialog).getByText('You have applied for these premises already.')).toBeDefined()
    const ways = within(dialog).getAllByRole('button')
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Go back to open account screen'])
    fireEvent.click(button('Go back to open account screen'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/open-account'))
    await waitFor(() => expect(sessionStorage.getItem('signupData')).toBeNull())
  })

  test.each([
    ['date_invalid_ncc'],
    ['date_invalid_ncc_12pm'],
    ['date_invalid_pool'],
    ['date_invalid_pool_12pm'],
    ['date_invalid_retailer'],
    ['date_invalid_retailer_12pm'],
    ['OA_CALENDAR_ERROR'],
  ] as const)('a refused date (%s) leads back to the calendar without the invalid dates', async code => {
    const { requests } = service(refusedWith(code, 'The date is not available any more.'))
    const router = visitReview(
      residentWith({
        signup: { terminateDate: '20261120' },
        turnOn: { zcGasDate: '20261121', zczzDate: '20261122' },
      }),
    )
    await confirm()
    expect(await screen.findByText('The date is not available any more.')).toBeDefined()
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/open-account/residential/personal/utilities'),
    )
    expect(router.state.location.search).toEqual({ from: 'confirmation', target: 'turn_on_date' })
    await waitFor(() => expect(paths(requests)).toContain('/v1/calendar'))
    const { signup, turnOn, turnOnServices } = readDraft()
    expect([signup.terminateDate, turnOn.zcGasDate, turnOn.zczzDate, turnOnServices.turn_on_date]).toEqual([
      '',
      '',
      '',
      '',
    ])
  })

  test('a lost timeslot leads back to the timeslots of the same date', async () => {
    const { requests } = service(refusedWith('timeslot_not_available', '', 422))
    const router = visitReview(resident)
    await confirm()
    expect(await screen.findByText('Please select new timeslot')).toBeDefined()
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ from: 'confirmation', target: 'turn_on_datetime' }),
    )
    await waitFor(() => expect(paths(requests)).toContain('/v1/calendar/timeslots'))
    expect(readDraft().turnOn.turn_on_datetime).toBeNull()
    expect(readDraft().turnOnServices.turn_on_date).toBe('20261125')
  })

  test.each([
    ['pending', 'An application is pending.'],
    ['application_incomplete', 'Something is missing.'],
    ['upstream_error', 'The billing system is down.'],
  ] as const)(
    'any other refusal (%s) shows its message and can be submitted again',
    async (code, description) => {
      service(refusedWith(code, description))
      visitReview(resident)
      await confirm()
      expect(await screen.findByText(`An error occured. ${description}`)).toBeDefined()
      fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(button('Submit').getAttribute('aria-disabled')).toBeNull()
    },
  )

  test('a refusal for missing or invalid fields shows each message once', async () => {
    const missing = {
      path: 'documents.nric_back',
      message: 'NRIC / FIN (Back): This document is not uploaded yet',
    }
    service({
      [submit]: {
        status: 422,
        body: {
          error: 'application_incomplete',
          error_description: 'Fields or documents are missing.',
          issues: [
            { path: 'premise_address.street', message: 'Street Name is required' },
            { path: 'mailing_address.street', message: 'Street Name is required' },
            missing,
          ],
        },
      },
    })
    visitReview(resident)
    await confirm()
    const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Street Name is required',
      missing.message,
    ])
  })

  test('a submission without a response can be repeated', async () => {
    service({ [submit]: () => Promise.reject(new TypeError('Failed to fetch')) })
    visitReview(resident)
    await confirm()
    expect(await screen.findByText(/The connection was lost\. Your answers are kept\./)).toBeDefined()
  })

  test('a submission whose response breaks off can be repeated too', async () => {
    service({ [submit]: { body: '{"status":"SUC', type: 'application/json' } })
    visitReview(resident)
    await confirm()
    expect(await screen.findByText(/The connection was lost\. Your answers are kept\./)).toBeDefined()
  })
})

describe('an application that was accepted without a response and changed since', () => {
  const received = /^An error occured\. Your application was received before you changed your answers\./
  const lost = new TypeError('Failed to fetch')
  const description = 'This was submitted, with other contents.'
  const accepted = { status: 'SUCCESS', app_id: 'OA-7F3K2QM9', email: 'mei.ling.tan@example.sg' }

  /** Submits and reads the result. */
  const submitAndRead = async (expectedText: string | RegExp) => {
    fireEvent.click(button('Submit'))
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText(expectedText)).toBeDefined()
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const answers = (...responses: (() => StubbedAnswer | Promise<never>)[]) => {
    let next = 0
    return service({
      [submit]: () => {
        const answer = responses[next++]
        if (answer === undefined) throw new Error('There is no such answer')
        return answer()
      },
    })
  }
  const nothing = () => Promise.reject(lost)
  const already = () => refusal('already_submitted', description)
  const rename = (name: string) =>
    act(() =>
      saveDraft(previousDraft => ({ personal_information: { ...previousDraft.personal_information, name } })),
    )

  test('the review shows the submitted answers, and Submit continues', async () => {
    const { requests } = answers(nothing, already, () => ({ body: accepted }))
    visitReview(resident)
    await agree()
    await submitAndRead(/The connection was lost/)
    rename('Tan Mei Hua')
    expect(await screen.findByText('Tan Mei Hua')).toBeDefined()
    await submitAndRead(received)
    expect(await screen.findByText('Tan Mei Ling')).toBeDefined()
    expect(screen.queryByText('Tan Mei Hua')).toBeNull()
    fireEvent.click(button('Submit'))
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
    expect(await screen.findByRole('heading', { name: 'Success!' })).toBeDefined()
    const sent = await Promise.all(
      requests.filter(({ url }) => url.endsWith('/submit')).map(async request => request.text()),
    )
    expect(sent).toEqual([sent[0], expect.stringContaining('Tan Mei Hua'), sent[0]])
  })

  test('the accepted submission is found behind later refused ones', async () => {
    const broken = () => refusal('upstream_error', 'Later.')
    answers(nothing, broken, already, already)
    visitReview(resident)
    await agree()
    await submitAndRead(/The connection was lost/)
    rename('Tan Mei Hua')
    await submitAndRead('An error occured. Later.')
    rename('Tan Mei Lan')
    await submitAndRead(received)
    expect(screen.getByText('Tan Mei Hua')).toBeDefined()
    await submitAndRead(received)
    expect(screen.getByText('Tan Mei Ling')).toBeDefined()
  })

  test('the answers stay when this browser has no other submission', async () => {
    answers(already)
    visitReview(resident)
    await agree()
    await submitAndRead(`An error occured. ${description}`)
    expect(screen.getByText('Tan Mei Ling')).toBeDefined()
    expect(button('Submit').getAttribute('aria-disabled')).toBeNull()
  })
})
