import type { AppconfigAnswer } from '@open-account/contracts/appconfig'
import { otpMessages } from '@open-account/contracts/fields/otpMessages'
import type { OtpVerification } from '@open-account/domain/otp/verification'
import type { Mode } from '@open-account/domain/application/codes'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { utilitiesCalls, visitUtilities } from '../../../test/utilities.tsx'
import { readDraft } from '../../session/draftStore.ts'
import { readSession, sessionKeys, writeSession } from '../../session/session.ts'
import { refusal, type StubbedAnswer } from '../../../test/answers.ts'

const start = new Date('2026-11-20T10:15:00+08:00')
beforeEach(() => {
  vi.useFakeTimers({ now: start, shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

const email = 'mei.ling.tan@example.sg'
const byEmail = `By e-mail to ${email}`
const onPaper = 'On paper to your mailing address'

const answered = (verified: boolean, message = '') => ({ body: { verified, message } })
const wrong = answered(false, otpMessages.wrong)

interface World {
  readonly verify?: ReturnType<typeof answered> | StubbedAnswer
  readonly request?: StubbedAnswer
  readonly flags?: AppconfigAnswer
  readonly signup?: { readonly ebillEligible?: boolean; readonly linked_email?: string }
  readonly mode?: Mode
  readonly stored?: OtpVerification
}

const visit = async ({ verify = wrong, request, flags = {}, signup = {}, mode, stored }: World = {}) => {
  if (stored !== undefined) {
    writeSession(sessionKeys.otp, JSON.stringify({ stateId: 'wuTVrpPUBwl6uP1gfjTatA', email, otp: stored }))
  }
  return visitUtilities({
    answers: {
      [utilitiesCalls.flags]: { body: flags },
      [utilitiesCalls.verifyOtp]: verify,
      ...(request && { [utilitiesCalls.requestOtp]: request }),
    },
    change: { signup, review: { ebill: stored !== undefined } },
    ...(mode && { mode }),
  })
}
const settle = async () => act(async () => vi.advanceTimersByTimeAsync(0))
const radio = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })
const choose = async (label: string) => {
  fireEvent.click(await radio(label))
  await settle()
}
const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  await settle()
}
const field = () => screen.findByLabelText<HTMLInputElement>('OTP')
const enter = async (otp: string) => {
  fireEvent.change(await field(), { target: { value: '' } })
  fireEvent.change(await field(), { target: { value: otp } })
  await settle()
}
const wait = async (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1000))
const isUnavailable = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
const sent: OtpVerification = { status: 'sent', sentAt: start.getTime(), wrongAttempts: 0 }

describe('the e-bill', () => {
  test('Request OTP appears with the e-bill and sends an OTP to the address of the particulars', async () => {
    const { bodiesOf } = await visit()
    expect(screen.queryByRole('button', { name: 'Request OTP' })).toBeNull()
    await choose(byEmail)
    await press('Request OTP')
    expect(await field()).toBeDefined()
    expect(await bodiesOf(utilitiesCalls.requestOtp)).toEqual([
      { email, transaction_id: 'wuTVrpPUBwl6uP1gfjTatA' },
    ])
    expect(readDraft().review).toMatchObject({ ebill: true, ebill_requested: true, ebill_verified: false })
  })

  test('the panel counts down to the next request and to the end of the OTP', async () => {
    await visit()
    await choose(byEmail)
    await press('Request OTP')
    expect(screen.getByText(/You can ask for a new one in 1 minute\./)).toBeDefined()
    expect(isUnavailable('Request a new OTP')).toBe(true)
    await wait(61)
    expect(isUnavailable('Request a new OTP')).toBe(false)
    expect((await field()).readOnly).toBe(false)
    await wait(240)
    expect(screen.getByText('Your OTP has expired. Please request for a new OTP.')).toBeDefined()
    expect((await field()).readOnly).toBe(true)
  })

  test('the right OTP verifies the address', async () => {
    const { bodiesOf } = await visit({ verify: answered(true), stored: sent })
    await enter('482913')
    expect(screen.getByText('Email address verified')).toBeDefined()
    expect(readDraft().review).toMatchObject({ ebill_verified: true, ebill_otp: '' })
    expect(await bodiesOf(utilitiesCalls.verifyOtp)).toMatchObject([{ email, otp: '482913' }])
  })

  test('the last digit has the OTP verified once, and the confirmation receives the focus', async () => {
    const { bodiesOf } = await visit({ verify: answered(true), stored: sent })
    const otpField = await field()
    otpField.focus()
    for (const digits of ['48291', '482913']) fireEvent.change(otpField, { target: { value: digits } })
    await settle()
    expect(document.activeElement?.textContent).toBe('Email address verified')
    expect(await bodiesOf(utilitiesCalls.verifyOtp)).toHaveLength(1)
  })

  test('Verify sends the same digits again after a call without response', async () => {
    const { bodiesOf } = await visit({ verify: refusal('upstream_error'), stored: sent })
    await enter('482913')
    await press('Verify')
    expect(await bodiesOf(utilitiesCalls.verifyOtp)).toMatchObject([{ otp: '482913' }, { otp: '482913' }])
  })

  test('Verify is unavailable with fewer than six digits', async () => {
    await visit({ stored: sent })
    fireEvent.change(await field(), { target: { value: '48291' } })
    expect(isUnavailable('Verify')).toBe(true)
  })

  test('a wrong OTP shows the remaining attempts, and the third requires a new OTP', async () => {
    await visit({ stored: sent })
    for (const left of ['2 attempts left.', '1 attempt left.']) {
      await enter('000000')
      expect(screen.getByText('The OTP you have entered is invalid. Please try again.')).toBeDefined()
      expect(screen.getByText(new RegExp(left))).toBeDefined()
    }
    await enter('000000')
    expect(
      screen.getByText(
        'You have reached the maximum number of incorrect attempts for OTP verification. Please request for OTP again',
      ),
    ).toBeDefined()
    expect((await field()).readOnly).toBe(true)
    expect((await field()).value).toBe('')
    expect(readDraft().review.ebill_requested).toBe(false)
  })

  test.each([
    ['expired', answered(false, otpMessages.expired), otpMessages.expired],
    ['tried too often elsewhere', answered(false, otpMessages.too_many), otpMessages.too_many],
    ['not answered', refusal('upstream_error'), otpMessages.unanswered],
  ])('the panel shows that the OTP is %s', async (_, verify, text) => {
    await visit({ verify, stored: sent })
    await enter('000000')
    expect(screen.getByText(text)).toBeDefined()
  })

  test.each([
    ['the service fails', 'upstream_error'],
    ['one was sent a moment ago', 'otp_too_soon'],
    ['too many were sent', 'otp_limit'],
  ] as const)('the panel shows that no OTP was sent when %s', async (_, error) => {
    await visit({ request: refusal(error) })
    await choose(byEmail)
    await press('Request OTP')
    expect(
      await screen.findByText('There was a problem on requesting OTP for e-bill. Please try again.'),
    ).toBeDefined()
  })

  test('a refresh restores the remaining time and attempts', async () => {
    await visit({
      stored: { status: 'failed', reason: 'wrong', sentAt: start.getTime() - 100_000, wrongAttempts: 1 },
    })
    expect(await screen.findByText(/^3 minutes \d+ seconds$/)).toBeDefined()
    expect(screen.getByText(/2 attempts left\./)).toBeDefined()
  })

  test('the verification is saved under its own key of the session storage', async () => {
    await visit()
    await choose(byEmail)
    await press('Request OTP')
    expect(JSON.parse(readSession('otpConfig') ?? '{}')).toMatchObject({
      email,
      otp: { status: 'sent', wrongAttempts: 0 },
    })
  })

  test('the verification of another application does not count', async () => {
    writeSession(sessionKeys.otp, JSON.stringify({ stateId: 'other', email, otp: { status: 'verified' } }))
    await visit()
    await choose(byEmail)
    expect(await screen.findByRole('button', { name: 'Request OTP' })).toBeDefined()
  })

  test('no OTP is required while the bypass flag is on', async () => {
    await visit({ flags: { 'oa-bypass-otp': { active: true, message: '' } } })
    await vi.waitFor(() => expect(screen.queryByText('An OTP verifies this email address.')).toBeNull())
    await choose(byEmail)
    expect(screen.getByText('No OTP is needed.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Request OTP' })).toBeNull()
  })

  test('the e-bill is not offered for an address of another account, which must be changed', async () => {
    const { router } = await visit({ signup: { ebillEligible: false } })
    expect(
      await screen.findByText(
        'This email has been used in another utilities account. Please use another email.',
      ),
    ).toBeDefined()
    expect(screen.getByText('Please click on "Change Email" to enter new email address')).toBeDefined()
    expect((await radio(byEmail)).disabled).toBe(true)
    expect((await radio('By e-mail and on paper')).disabled).toBe(true)
    fireEvent.click(screen.getByRole('link', { name: 'Change Email' }))
    await vi.waitFor(() => expect(router.state.location.href).toMatch(/particulars\?target=email$/))
  })

  test('a chosen e-bill can be deselected when its address belongs to another account', async () => {
    await visit({ signup: { ebillEligible: false }, stored: sent })
    expect((await radio('By e-mail and on paper')).checked).toBe(true)
    await choose(onPaper)
    expect(readDraft().review).toMatchObject({ ebill: false, enable_paper_bill: true })
    expect(screen.queryByRole('radio', { name: byEmail, checked: true })).toBeNull()
  })

  test('the address of the applicant’s account is shown masked', async () => {
    await visit({ signup: { linked_email: 'tan.ah.kow@example.com' } })
    await choose('By e-mail to t********w@example.com')
    expect(screen.queryByRole('link', { name: 'Change Email' })).toBeNull()
  })

  test.each(['mobile', 'kiosk'] as const)('the e-bill is not offered in %s mode', async mode => {
    await visit({ mode })
    expect(screen.queryByRole('group', { name: 'Bills' })).toBeNull()
  })
})

describe('the choice of bills', () => {
  test('paper is chosen by default', async () => {
    await visit()
    expect((await radio(onPaper)).checked).toBe(true)
    expect(screen.getAllByRole('radio', { name: /e-mail|paper/ })).toHaveLength(3)
    expect(screen.queryByRole('checkbox', { name: /bill/ })).toBeNull()
  })

  test.each([
    [byEmail, { ebill: true, enable_paper_bill: false }],
    [onPaper, { ebill: false, enable_paper_bill: true }],
    ['By e-mail and on paper', { ebill: true, enable_paper_bill: true }],
  ])('the choice "%s" saves both fields', async (label, fields) => {
    await visit({ signup: {} })
    await choose('By e-mail and on paper')
    await choose(label)
    expect(readDraft().review).toMatchObject(fields)
  })
})
