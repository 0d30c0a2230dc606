import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  particularsCalls,
  enterText,
  premisesOnly,
  pressButton,
  renderParticulars,
  personTypedIn,
  successfulParticularsCalls,
  answering,
} from '../../../../test/particulars.tsx'
import type { Draft } from '../../../session/draft.ts'
import { readDraft } from '../../../session/draftStore.ts'
import { writeOtp } from '../../../session/otp.ts'
import { refusal } from '../../../../test/answers.ts'

afterEach(() => {
  vi.useRealTimers()
})

const blank = (draft: Draft): Partial<Draft> => ({
  ...premisesOnly(draft),
  signup: { ...draft.signup, promptMyInfo: false, use_myinfo: false },
})
const summary = () => [...screen.getByRole('alert').querySelectorAll('a')].map(link => link.textContent)

describe('the personal particulars', () => {
  test('the summary lists every required field in order', async () => {
    answering(successfulParticularsCalls)
    renderParticulars({ draft: blank })
    await pressButton('Next')
    expect(summary()).toEqual([
      'Salutation is required',
      'Name is required',
      'NRIC / FIN is required',
      'Date of Issue is required',
      'Date of Birth is required',
      'Race is required',
      'NRIC / FIN (Front): This document is not uploaded yet',
      'NRIC / FIN (Back): This document is not uploaded yet',
      'Email is required',
      'Mobile Number is required',
    ])
  })

  test.each([
    ['NRIC / FIN', 'S123', 'NRIC or FIN must be 9 characters'],
    ['NRIC / FIN', 'S1234567A', 'Please enter valid NRIC or FIN'],
    ['Name', 'T4N', 'Please enter valid name'],
    ['Date of Issue', '31/02/2010', 'Date of Issue must be a real date, for example 27/03/1990'],
    ['Date of Birth', '27/03/2020', 'Applicant must be 18 years old or above'],
    ['Email', 'tan@', 'Please enter valid email address'],
    ['Email', `${'a'.repeat(60)}@example.com`, 'Maximum of 64 characters are allowed for Email address'],
    ['Mobile Number', '9123456', 'Mobile Number must be 8 digits'],
    ['Mobile Number', '61234567', 'Please enter valid mobile number'],
  ])("the field %s with '%s' shows %s", async (label, value, sentence) => {
    answering(successfulParticularsCalls)
    const { ways } = renderParticulars({ draft: personTypedIn })
    await enterText(label, value)
    await pressButton('Next')
    expect(summary()).toEqual([sentence])
    expect(ways.goNext).not.toHaveBeenCalled()
  })

  test.each([
    ['91234567', 'Please provide a different contact number'],
    ['51234567', 'Please enter valid contact number'],
  ])("an alternate contact '%s' shows %s", async (value, sentence) => {
    answering(successfulParticularsCalls)
    renderParticulars({ draft: personTypedIn })
    await enterText('Alternate Contact Number (optional)', value)
    await pressButton('Next')
    expect(summary()).toEqual([sentence])
  })

  test('a bankrupt applicant must enter the number', async () => {
    answering(successfulParticularsCalls)
    renderParticulars({ draft: personTypedIn })
    expect(screen.queryByLabelText('Bankruptcy No.')).toBeNull()
    fireEvent.click(screen.getByRole('checkbox', { name: 'I am an undischarged bankrupt' }))
    await pressButton('Next')
    expect(summary()).toEqual(['Bankruptcy No. is required'])
  })

  test('shown errors disable Next and are listed as still needed until they are corrected', async () => {
    answering(successfulParticularsCalls)
    renderParticulars({ draft: personTypedIn })
    await enterText('Name', '')
    await pressButton('Next')
    const next = screen.getByRole('button', { name: 'Next' })
    expect(next.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('link', { name: 'Name' })).toBeDefined()
    await enterText('Name', 'Tan Ah Kow')
    expect(next.getAttribute('aria-disabled')).toBeNull()
  })

  test('the draft contains the values without spaces at the ends and the NRIC in capitals', async () => {
    answering(successfulParticularsCalls)
    renderParticulars({ draft: personTypedIn })
    await enterText('NRIC / FIN', ' s8100003d ')
    await enterText('Name', ' Tan ')
    expect(readDraft().personal_information).toMatchObject({ nric_fin: 'S8100003D', name: 'Tan' })
  })

  test('a device without files requires no copies of the NRIC and shows where they are uploaded', async () => {
    answering(successfulParticularsCalls)
    const { ways } = renderParticulars({
      mode: 'kiosk',
      draft: draft => ({ ...personTypedIn(draft), documents: {} }),
    })
    expect(screen.getAllByText('To be provided on confirmation')).toHaveLength(2)
    await pressButton('Next')
    expect(ways.goNext).toHaveBeenCalledOnce()
  })

  test('Back shows the previous step', async () => {
    const { ways } = renderParticulars({ draft: personTypedIn })
    await pressButton('Back')
    expect(ways.goBack).toHaveBeenCalledOnce()
  })
})

describe('the e-mail', () => {
  const sentence = 'This email has been used in another utilities account. Please use another email.'
  const linked = {
    [particularsCalls.emailLinked]: { body: { emailid: '', islinked: true, message: sentence } },
  }

  test('the e-mail is checked one second after the last change', async () => {
    vi.useFakeTimers()
    const requests = answering(successfulParticularsCalls)
    renderParticulars({ draft: blank })
    await enterText('Email', 'first@example.com')
    await act(() => vi.advanceTimersByTimeAsync(999))
    await enterText('Email', 'second@example.com')
    await act(() => vi.advanceTimersByTimeAsync(999))
    expect(requests.callCount(particularsCalls.emailLinked)).toBe(0)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(await requests.bodiesOf(particularsCalls.emailLinked)).toEqual([
      { email: 'second@example.com', transaction_id: 'wuTVrpPUBwl6uP1gfjTatA', isChangedEmailLinked: false },
    ])
  })

  test.each([
    ['while it is not well formed', 'tan@', {}],
    ['while the bypass is on', 'tan@example.com', { 'bypass-new-email-oa': { active: true, message: '' } }],
  ])('the e-mail is not checked %s', async (_, email, flags) => {
    vi.useFakeTimers()
    const requests = answering(successfulParticularsCalls)
    renderParticulars({ draft: blank, flags })
    await enterText('Email', email)
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(requests.callCount(particularsCalls.emailLinked)).toBe(0)
  })

  test('an e-mail of another account shows a message, withholds the e-bill and does not disable Next', async () => {
    vi.useFakeTimers()
    answering({ ...successfulParticularsCalls, ...linked })
    renderParticulars({ draft: personTypedIn })
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    await vi.waitFor(() =>
      expect(screen.getByLabelText('Email').getAttribute('aria-describedby')).toBe(
        screen.getAllByText(sentence)[0]?.closest('p')?.id,
      ),
    )
    expect(readDraft().signup).toMatchObject({ ebillEligible: false, isChangedEmailLinked: true })
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBeNull()
  })

  test('a changed e-mail can be used for bills again', async () => {
    answering(successfulParticularsCalls)
    renderParticulars({
      draft: draft => ({
        ...personTypedIn(draft),
        signup: { ...draft.signup, promptMyInfo: false, use_myinfo: false, ebillEligible: false },
      }),
    })
    await enterText('Email', 'other@example.com')
    expect(screen.queryByText(sentence)).toBeNull()
    expect(readDraft().signup.ebillEligible).toBe(true)
  })

  test('a changed e-mail is no longer verified', async () => {
    answering(successfulParticularsCalls)
    renderParticulars({
      draft: draft => ({
        ...personTypedIn(draft),
        review: { ...draft.review, ebill: true, ebill_verified: true },
      }),
    })
    await enterText('Email', 'other@example.com')
    expect(readDraft().review).toMatchObject({ ebill: true, ebill_verified: false })
  })

  test('a verified e-mail that is entered again is still verified', async () => {
    answering(successfulParticularsCalls)
    const email = 'tan.ah.kow@example.com'
    renderParticulars({
      draft: draft => ({
        ...personTypedIn(draft),
        review: { ...draft.review, ebill: true, ebill_verified: true },
      }),
    })
    writeOtp({ stateId: 'wuTVrpPUBwl6uP1gfjTatA', email }, { status: 'verified' })
    await enterText('Email', 'other@example.com')
    expect(readDraft().review.ebill_verified).toBe(false)
    await enterText('Email', email)
    expect(readDraft().review).toMatchObject({ ebill: true, ebill_verified: true })
  })

  test('Next checks the e-mail at once', async () => {
    const requests = answering({ ...successfulParticularsCalls, ...linked })
    const { ways } = renderParticulars({ draft: personTypedIn })
    await pressButton('Next')
    expect(requests.callCount(particularsCalls.emailLinked)).toBe(1)
    expect(ways.goNext).toHaveBeenCalledOnce()
    expect(readDraft().signup.ebillEligible).toBe(false)
  })

  test('an e-mail that cannot be checked shows a message at the field', async () => {
    vi.useFakeTimers()
    answering({ ...successfulParticularsCalls, [particularsCalls.emailLinked]: refusal('upstream_error') })
    renderParticulars({ draft: personTypedIn })
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(screen.getAllByText('There was a problem on validating email for e-bill').length).toBeGreaterThan(
      0,
    )
  })
})
