import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { advanceTime } from '../../../../test/advanceTime.ts'
import {
  accepted,
  appId,
  paymentCalls,
  comeBack,
  pay,
  press,
  statusIs,
  visitPayment,
} from '../../../../test/payment.tsx'
import { postForm } from '../../../http/api/postForm.ts'
import { readPaymentAttempt } from '../../../session/paymentAttempt.ts'
import { refusal } from '../../../../test/answers.ts'

vi.mock(import('../../../http/api/postForm.ts'), () => ({
  postForm: vi.fn<(address: string, fields: Readonly<Record<string, string>>) => void>(),
}))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(postForm).mockClear()
  vi.restoreAllMocks()
})

const second = 1000
const minute = 60 * second
const pendingText =
  'Your payment is still pending. Please try again or visit our Customer Service Centre to open a utilities account.'
const failedText =
  'We are unable to process your application as the payment transaction was not successful. Please try again or visit our Customer Service Centre to open a utilities account.'
const errorText = 'Sorry, your payment transaction failed. Please try again later.'
const unconfirmedYet = 'Your payment is not confirmed yet.'
const unconfirmed = 'Your payment is not confirmed.'

const thankYou = () => screen.findByRole('heading', { name: 'Success!' })
const checkAgain = () => screen.queryByRole('button', { name: 'Check again' })
const payButton = () => screen.queryByRole('button', { name: /^Pay/ })

describe('on the return', () => {
  test('a payment that the service confirms shows the thank-you page with the payment', async () => {
    const { router } = await comeBack('success', { answers: statusIs('PAYMENT_SUCCESS') })
    expect(await thankYou()).toBeDefined()
    expect(router.state.location.pathname).toBe('/thank-you')
    const receipt = within(screen.getByRole('region', { name: 'Receipt' }))
    expect(receipt.getByText('Amount paid').nextElementSibling?.textContent).toBe('S$ 1,650.00')
    expect(receipt.getByText('Payment Method').nextElementSibling?.textContent).toBe('Credit card')
    expect(receipt.getByText('Payment reference').nextElementSibling?.textContent).toBe('ref-1')
    expect(within(screen.getByRole('main')).getByText(appId)).toBeDefined()
    await waitFor(() => expect(readPaymentAttempt()).toBeNull())
  })

  test('the receipt waits for the settings, which contain the admin fee', async () => {
    const settings = Promise.withResolvers<{ body: object }>()
    const { requestsTo } = await comeBack('success', {
      answers: { ...statusIs('PAYMENT_SUCCESS'), 'GET /appconfig': () => settings.promise },
    })
    expect(requestsTo(paymentCalls.ofAttempt)).toEqual([])
    settings.resolve({ body: { settings: { adminFee: 20, gstPercent: 9 } } })
    expect(await thankYou()).toBeDefined()
    const receipt = within(screen.getByRole('region', { name: 'Receipt' }))
    expect(receipt.getByText('Amount paid').nextElementSibling?.textContent).toBe('S$ 1,671.80')
  })

  test.each(['success', 'failed', 'cancelled', 'pending', 'whatever'])(
    'the hint %s is ignored, and the status is read from the service',
    async hint => {
      const { requestsTo } = await comeBack(hint, { answers: statusIs('PAYMENT_SUCCESS') })
      expect(await thankYou()).toBeDefined()
      expect(requestsTo(paymentCalls.ofAttempt)).toHaveLength(1)
    },
  )

  test('the hint is removed from the address and survives a refresh', async () => {
    const { router } = await comeBack('success', { answers: statusIs('PAYMENT_OPEN') })
    await waitFor(() => expect(router.state.location.search).toEqual({}))
    expect(readPaymentAttempt()).toEqual({
      appId,
      returned: { status: 'success', reference: 'ref-1', message: '' },
    })
  })

  test('the page shows that it is processing, with the references, until there is a result', async () => {
    await comeBack('success', { answers: statusIs('PAYMENT_OPEN') })
    expect(screen.getByText('Processing Payment')).toBeDefined()
    expect(screen.getByText(appId)).toBeDefined()
    expect(screen.getByText('ref-1')).toBeDefined()
    expect(payButton()).toBeNull()
    expect(checkAgain()).toBeNull()
  })

  test('an unknown payment is polled every 3 seconds for 5 minutes', async () => {
    const { requestsTo } = await comeBack('success', { answers: statusIs('PAYMENT_OPEN') })
    expect(requestsTo(paymentCalls.ofAttempt)).toHaveLength(1)
    await advanceTime(3 * second)
    expect(requestsTo(paymentCalls.ofAttempt)).toHaveLength(2)
    await advanceTime(5 * minute)
    expect(await screen.findByText(unconfirmed)).toBeDefined()
    const times = requestsTo(paymentCalls.ofAttempt).length
    await advanceTime(minute)
    expect(requestsTo(paymentCalls.ofAttempt)).toHaveLength(times)
  })

  test('the interval and the duration of polling are settings', async () => {
    const { requestsTo } = await comeBack('success', {
      settings: { paymentPollSeconds: 1, paymentPollMinutes: 0.1 },
      answers: statusIs('PAYMENT_OPEN'),
    })
    // The settings arrive with the first response at the earliest.
    await advanceTime(3 * second)
    const times = requestsTo(paymentCalls.ofAttempt).length
    await advanceTime(second)
    expect(requestsTo(paymentCalls.ofAttempt)).toHaveLength(times + 1)
    await advanceTime(2 * second)
    expect(checkAgain()).not.toBeNull()
  })

  test('a pending payment shows its status at once and continues when it is paid', async () => {
    let status = 'PAYMENT_PENDING'
    const paymentStatus = () => ({ body: { status } })
    await comeBack('pending', {
      answers: { [paymentCalls.ofAttempt]: paymentStatus, [paymentCalls.ofApplication]: paymentStatus },
    })
    expect(await screen.findByText(pendingText)).toBeDefined()
    expect(checkAgain()).toBeNull()
    status = 'PAYMENT_SUCCESS'
    await advanceTime(3 * second)
    expect(await thankYou()).toBeDefined()
  })

  test('a payment that stays pending can be checked again but not paid again', async () => {
    let status = 'PAYMENT_PENDING'
    const paymentStatus = () => ({ body: { status } })
    await comeBack('pending', {
      answers: { [paymentCalls.ofAttempt]: paymentStatus, [paymentCalls.ofApplication]: paymentStatus },
    })
    await advanceTime(5 * minute + 3 * second)
    expect(screen.getByText(pendingText)).toBeDefined()
    expect(payButton()).toBeNull()
    status = 'PAYMENT_SUCCESS'
    await press('Check again')
    expect(await thankYou()).toBeDefined()
  })

  test('a status that cannot be read shows a message and is read again', async () => {
    let down = true
    const paymentStatus = () => (down ? refusal('upstream_error') : { body: { status: 'PAYMENT_SUCCESS' } })
    await comeBack('success', {
      answers: { [paymentCalls.ofAttempt]: paymentStatus, [paymentCalls.ofApplication]: paymentStatus },
    })
    expect(
      await screen.findByText('We cannot read your payment at the moment. We keep trying.'),
    ).toBeDefined()
    expect(screen.getByText('Processing Payment')).toBeDefined()
    expect(screen.queryByText(/failed|check again/i)).toBeNull()
    expect(payButton()).toBeNull()
    await advanceTime(5 * minute + 3 * second)
    expect(screen.getByText(errorText)).toBeDefined()
    expect(screen.queryByText('Processing Payment')).toBeNull()
    await press('Check again')
    expect(screen.queryByText(errorText)).toBeNull()
    down = false
    await advanceTime(3 * second)
    expect(await thankYou()).toBeDefined()
  })
})

describe('a status in the address that the service cannot confirm', () => {
  const begun = { [paymentCalls.submit]: { body: accepted } }

  test('a success shows as not confirmed, and no second payment is offered meanwhile', async () => {
    await comeBack('success', { answers: statusIs('PAYMENT_OPEN') })
    expect(await screen.findByText(unconfirmedYet)).toBeDefined()
    expect(payButton()).toBeNull()
    expect(checkAgain()).toBeNull()
  })

  test('an unconfirmed success can be paid again after the five minutes', async () => {
    await comeBack('success', { answers: { ...statusIs('PAYMENT_OPEN'), ...begun } })
    await advanceTime(5 * minute + 3 * second)
    expect(await screen.findByText(unconfirmed)).toBeDefined()
    expect(checkAgain()).not.toBeNull()
    await press('Pay again')
    expect(await screen.findByText(unconfirmed)).toBeDefined()
    await pay()
    await waitFor(() => expect(postForm).toHaveBeenCalledOnce())
  })

  test('an unconfirmed success can be paid again when the service reports that it failed', async () => {
    let status = 'PAYMENT_OPEN'
    const paymentStatus = () => ({ body: { status } })
    await comeBack('success', {
      answers: { [paymentCalls.ofAttempt]: paymentStatus, [paymentCalls.ofApplication]: paymentStatus },
    })
    await advanceTime(5 * minute + 3 * second)
    status = 'PAYMENT_FAILED'
    await press('Check again')
    expect(await screen.findByRole('heading', { name: 'Payment Failed' })).toBeDefined()
    expect(payButton()).not.toBeNull()
  })

  test.each(['failed', 'cancelled', 'whatever'])(
    'the status %s is not confirmed and can be paid again at once',
    async hint => {
      await comeBack(hint, { answers: { ...statusIs('PAYMENT_OPEN'), ...begun } })
      expect(await screen.findByRole('heading', { name: unconfirmed })).toBeDefined()
      expect(screen.queryByRole('heading', { name: 'Payment Failed' })).toBeNull()
      await pay()
      await waitFor(() => expect(postForm).toHaveBeenCalledOnce())
    },
  )

  test('a failed status still shows as not confirmed after a refresh', async () => {
    await visitPayment({
      attempt: { appId, returned: { status: 'failed', reference: 'ref-1', message: '' } },
      answers: statusIs('PAYMENT_OPEN'),
    })
    expect(await screen.findByRole('heading', { name: unconfirmed })).toBeDefined()
  })

  test('an unknown reference polls the payment of the application only', async () => {
    await comeBack('success', {
      answers: {
        [paymentCalls.ofAttempt]: refusal('not_found'),
        [paymentCalls.ofApplication]: { body: { status: 'PAYMENT_SUCCESS' } },
      },
    })
    expect(await thankYou()).toBeDefined()
  })

  test('a pending status allows no second payment', async () => {
    await comeBack('failed', { answers: statusIs('PAYMENT_PENDING') })
    expect(await screen.findByText(pendingText)).toBeDefined()
    expect(payButton()).toBeNull()
    await advanceTime(5 * minute + 3 * second)
    expect(checkAgain()).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Pay again' })).toBeNull()
  })
})

describe('a payment that failed', () => {
  test('a failed payment shows the gateway’s message as text and can be repeated', async () => {
    const { requestsTo } = await comeBack('failed', {
      search: '?status=failed&txnRef=ref-1&error_description=No%20funds%20%3Cimg%20src%3Dx%3E',
      answers: { ...statusIs('PAYMENT_FAILED'), [paymentCalls.submit]: { body: accepted } },
    })
    expect(await screen.findByRole('heading', { name: 'Payment Failed' })).toBeDefined()
    expect(screen.getByText(failedText)).toBeDefined()
    expect(screen.getByText('Reason from the payment provider: No funds <img src=x>')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    await pay()
    await waitFor(() => expect(postForm).toHaveBeenCalledOnce())
    expect(requestsTo(paymentCalls.submit)).toHaveLength(1)
    expect(readPaymentAttempt()).toEqual({ appId, returned: null })
  })

  test('a failed payment can be repeated with the button beside its message', async () => {
    await comeBack('failed', { answers: statusIs('PAYMENT_FAILED') })
    const message = within(await screen.findByRole('alert'))
    await act(async () => fireEvent.click(message.getByRole('button', { name: 'Try again' })))
    expect(await screen.findByRole('dialog', { name: 'Leaving this website' })).toBeDefined()
  })

  test('a failed attempt does not matter when another attempt has paid the application', async () => {
    await comeBack('failed', { answers: statusIs('PAYMENT_FAILED', 'PAYMENT_SUCCESS') })
    expect(await thankYou()).toBeDefined()
  })

  test('a failed attempt waits while another one is pending', async () => {
    await comeBack('failed', { answers: statusIs('PAYMENT_FAILED', 'PAYMENT_PENDING') })
    expect(await screen.findByText(pendingText)).toBeDefined()
    expect(payButton()).toBeNull()
  })

  test('a repeated payment that finds the application paid shows the thank-you page', async () => {
    const { payment_details: _, ...paid } = accepted
    let best = 'PAYMENT_FAILED'
    await comeBack('failed', {
      answers: {
        [paymentCalls.ofAttempt]: { body: { status: 'PAYMENT_FAILED' } },
        [paymentCalls.ofApplication]: () => ({ body: { status: best } }),
        [paymentCalls.submit]: () => {
          best = 'PAYMENT_SUCCESS'
          return { body: paid }
        },
      },
    })
    await screen.findByRole('heading', { name: 'Payment Failed' })
    await pay()
    expect(await thankYou()).toBeDefined()
    expect(postForm).not.toHaveBeenCalled()
  })
})

describe('a success of another application', () => {
  test('a reference of another application does not pay this one', async () => {
    await comeBack('success', { answers: statusIs('PAYMENT_SUCCESS', 'PAYMENT_OPEN') })
    await advanceTime(3 * second)
    expect(screen.getByText('Processing Payment')).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Success!' })).toBeNull()
  })
})

test('a return without an accepted application shows the payment form', async () => {
  const { requestsTo } = await visitPayment({ search: '?status=success&txnRef=ref-1' })
  expect(payButton()).not.toBeNull()
  expect(requestsTo(paymentCalls.ofAttempt)).toEqual([])
})

describe('the page without a return from the gateway', () => {
  const begun = { appId, returned: null }

  test('the page offers the payment and shows that the application is accepted', async () => {
    const { requestsTo } = await visitPayment({
      attempt: begun,
      answers: { [paymentCalls.ofApplication]: { body: { status: 'PAYMENT_OPEN' } } },
    })
    expect(await screen.findByText('Your application is accepted and not paid yet.')).toBeDefined()
    expect(payButton()).not.toBeNull()
    expect(requestsTo(paymentCalls.ofApplication)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  })

  test('the page continues to the thank-you page when the payment was made', async () => {
    await visitPayment({
      attempt: begun,
      answers: { [paymentCalls.ofApplication]: { body: { status: 'PAYMENT_SUCCESS' } } },
    })
    expect(await thankYou()).toBeDefined()
  })

  test.each([
    [
      'because the browser had kept the page',
      () => {
        const shown = new Event('pageshow')
        Object.defineProperty(shown, 'persisted', { value: true })
        fireEvent(window, shown)
      },
    ],
    ['because the gateway could not be reached', () => vi.advanceTimersByTime(30 * second)],
  ])('the payment can be made again: %s', async (_, happens) => {
    await visitPayment({
      answers: {
        [paymentCalls.submit]: { body: accepted },
        [paymentCalls.ofApplication]: { body: { status: 'PAYMENT_OPEN' } },
      },
    })
    await pay()
    await waitFor(() => expect(postForm).toHaveBeenCalledOnce())
    await act(async () => happens())
    expect(await screen.findByText('Your application is accepted and not paid yet.')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
