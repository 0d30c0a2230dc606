import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { advanceTime } from '../../../../test/advanceTime.ts'
import {
  accepted,
  appId,
  paymentCalls,
  comeBack,
  press,
  shopAtPayment,
  statusIs,
  visitPayment,
} from '../../../../test/payment.tsx'
import { postForm } from '../../../http/api/postForm.ts'
import { redirectTo } from '../../../session/redirectTo.ts'
import { redirectMark } from '../../../http/api/markRedirect.ts'
import { readPaymentAttempt } from '../../../session/paymentAttempt.ts'
import { sessionKeys, writeSession } from '../../../session/session.ts'
import { isWaiting } from '../../../session/idle/useWaitingForDevice.ts'
import { refusal } from '../../../../test/answers.ts'

vi.mock(import('../../../http/api/postForm.ts'), () => ({
  postForm: vi.fn<(address: string, fields: Readonly<Record<string, string>>) => void>(),
}))
vi.mock(import('../../../session/redirectTo.ts'), () => ({ redirectTo: vi.fn<(address: string) => void>() }))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  writeSession(sessionKeys.mode, 'kiosk')
  writeSession(sessionKeys.redirect, '/payment')
})
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(postForm).mockClear()
  vi.mocked(redirectTo).mockClear()
})

const process = 'POST /payment/khaos/process'
const second = 1000
const sentTransactions = { [process]: { body: { status: 'PAYMENT_OPEN' } } }
const thankYou = () => screen.findByRole('heading', { name: 'Success!' })
const payButton = () => screen.queryByRole('button', { name: /^Pay/ })
const endSession = () => screen.queryByRole('button', { name: 'End Session' })

describe('a kiosk with a terminal', () => {
  test('Pay redirects to the payment page with the payment and posts nothing to the gateway', async () => {
    await visitPayment({ answers: { [paymentCalls.submit]: { body: accepted } } })
    await press(/^Pay/)
    await vi.waitFor(() => expect(redirectTo).toHaveBeenCalledOnce())
    const address = new URL(vi.mocked(redirectTo).mock.calls[0]?.[0] ?? '')
    expect(address.origin + address.pathname).toBe(`${location.origin}/payment`)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      paymentMode: 'CREDIT_CARD',
      amount: '165000',
      clientId: 'OA',
      redirectUrl: location.href,
      clientState: 'wuTVrpPUBwl6uP1gfjTatA',
    })
    expect(postForm).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog', { name: 'Leaving this website' })).toBeNull()
    expect(readPaymentAttempt()).toEqual({ appId, returned: null })
    expect(endSession()).toBeNull()
  })

  test('the payment at the terminal is sent to the service once, before the status is read', async () => {
    const { requests, requestsTo } = await comeBack('success', {
      answers: { ...sentTransactions, ...statusIs('PAYMENT_OPEN') },
    })
    await vi.waitFor(() => expect(requestsTo(paymentCalls.ofApplication)).toHaveLength(1))
    await advanceTime(7 * second)
    const order = requests
      .map(({ method, url }) => `${method} ${new URL(url).pathname}`)
      .filter(call => call.includes('/payment'))
    expect(order[0]).toBe(process)
    expect(order.filter(call => call === process)).toHaveLength(1)
    expect(await requestsTo(process)[0]?.json()).toEqual({ appId, txnId: 'ref-1' })
    expect(order.filter(call => call === paymentCalls.ofApplication).length).toBeGreaterThan(1)
    expect(screen.getByText('Please wait')).toBeDefined()
    expect(endSession()).toBeNull()
    expect(isWaiting()).toBe(true)
  })

  test('sending the payment is repeated until it succeeds', async () => {
    const { requestsTo } = await comeBack('success', {
      answers: { [process]: refusal('upstream_error', 'No.') },
    })
    await vi.waitFor(() => expect(requestsTo(process)).toHaveLength(1))
    await advanceTime(3 * second)
    expect(requestsTo(process)).toHaveLength(2)
    expect(requestsTo(paymentCalls.ofApplication)).toHaveLength(0)
    expect(payButton()).toBeNull()
  })

  test('the thank-you page shows when the service knows the payment', async () => {
    const { router } = await comeBack('success', {
      answers: { ...sentTransactions, ...statusIs('PAYMENT_SUCCESS') },
    })
    expect(await thankYou()).toBeDefined()
    expect(router.state.location.pathname).toBe('/thank-you')
  })

  test.each(['failed', 'cancelled'])('a payment that returned %s can be paid again', async hint => {
    await comeBack(hint, { answers: { ...sentTransactions, ...statusIs('PAYMENT_FAILED', 'PAYMENT_OPEN') } })
    expect(await screen.findByRole('heading', { name: 'Payment Failed' })).toBeDefined()
    expect(payButton()).not.toBeNull()
    expect(endSession()).not.toBeNull()
    expect(isWaiting()).toBe(false)
  })

  test('a pending payment cannot be repeated, and polling ends after its time', async () => {
    await comeBack('pending', {
      answers: { ...sentTransactions, ...statusIs('PAYMENT_PENDING') },
      settings: { paymentPollSeconds: 1, paymentPollMinutes: 0.05 },
    })
    expect(await screen.findByText(/Your payment is still pending/)).toBeDefined()
    await advanceTime(5 * second)
    expect(screen.getByRole('button', { name: 'Check again' })).toBeDefined()
    expect(payButton()).toBeNull()
    expect(endSession()).not.toBeNull()
    expect(document.documentElement.hasAttribute(redirectMark)).toBe(false)
  })
})

describe('the maximum deposit at a kiosk', () => {
  const expectedText = 'Maximum of S$ 1,649.99 are allowed for Kiosk Payment.'

  test.each([
    [1650, 0, 1],
    [1649.99, 2, 0],
  ])(
    'with a maximum of %d dollars the deposit of 1,650 can be paid or not',
    async (kioskMaximum, refusals, payments) => {
      await visitPayment({
        settings: { kioskMaximum },
        answers: { [paymentCalls.submit]: { body: accepted } },
      })
      expect(screen.queryAllByText(expectedText)).toHaveLength(refusals)
      await press(/^Pay/)
      await vi.waitFor(() => expect(redirectTo).toHaveBeenCalledTimes(payments))
    },
  )

  test('the maximum applies at a kiosk without a terminal too', async () => {
    writeSession(sessionKeys.redirect, '/open-account')
    await visitPayment({ settings: { kioskMaximum: 1649.99 } })
    expect(screen.queryAllByText(expectedText)).toHaveLength(2)
  })

  test('the maximum does not apply in another mode', async () => {
    writeSession(sessionKeys.mode, 'normal')
    await visitPayment({ settings: { kioskMaximum: 1 } })
    expect(screen.queryByText(/allowed for Kiosk Payment/)).toBeNull()
  })
})

test('a kiosk without a terminal posts the form of the gateway, after the question', async () => {
  writeSession(sessionKeys.redirect, '/payments')
  await visitPayment({ draft: shopAtPayment, answers: { [paymentCalls.submit]: { body: accepted } } })
  await press(/^Pay/)
  expect(await screen.findByRole('dialog', { name: 'Leaving this website' })).toBeDefined()
  await press('Continue')
  await vi.waitFor(() => expect(postForm).toHaveBeenCalledOnce())
  expect(redirectTo).not.toHaveBeenCalled()
})
