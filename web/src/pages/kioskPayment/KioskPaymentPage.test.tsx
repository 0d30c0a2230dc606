import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../test/answers.ts'
import { visit } from '../../../test/visitApplication.tsx'
import { redirectTo } from '../../session/redirectTo.ts'
import { sessionKeys, writeSession } from '../../session/session.ts'
import { saveSignup } from '../../session/signup.ts'

vi.mock(import('../../session/redirectTo.ts'), () => ({ redirectTo: vi.fn<(address: string) => void>() }))
afterEach(() => {
  vi.mocked(redirectTo).mockClear()
})

const stateId = 'wuTVrpPUBwl6uP1gfjTatA'
const step = `${location.origin}/open-account/commercial/personal/payment`
const query = {
  paymentMode: 'NETS_DEBIT',
  amount: '165000',
  clientId: 'OA',
  redirectUrl: step,
  clientState: stateId,
}
const outcome = { status: 'failed', txnRef: 'T1', error_description: 'Declined' }

const open = async (change: Readonly<Record<string, string>> = {}, mode = 'kiosk', path = '/payment') => {
  answerCalls({ 'GET /appconfig': { body: { settings: {} } } })
  saveSignup({ domain: 'commercial', type: 'personal', nanl: false, stateId })
  writeSession(sessionKeys.mode, mode)
  writeSession(sessionKeys.redirect, '/payment')
  const address = `${path}?${new URLSearchParams({ ...query, ...change }).toString()}`
  const router = visit(address)
  await screen.findByRole('heading', { level: 1 })
  return { router, address }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const title = () => screen.getByRole('heading', { level: 1 }).textContent

describe('the payment page of a kiosk', () => {
  test.each(['/payment', '/payment/', '/payment/7'])(
    'the page at %s shows the amount and the payment method',
    async path => {
      await open({}, 'kiosk', path)
      expect(title()).toBe('Payment')
      expect(screen.getByText('Amount payable').nextElementSibling?.textContent).toBe('S$ 1,650.00')
      expect(screen.getByText('Pay to').nextElementSibling?.textContent).toBe('Open Account')
      expect(screen.getByText('Payment Method').nextElementSibling?.textContent).toBe('eNets')
    },
  )

  test('Pay redirects to the terminal, which returns to the page without the payment in its address', async () => {
    await open()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Pay S$ 1,650.00' })))
    expect(title()).toBe('Please wait')
    const terminal = new URL(vi.mocked(redirectTo).mock.calls[0]?.[0] ?? '')
    expect(terminal.pathname).toBe('/khaos/terminal')
    expect(Object.fromEntries(terminal.searchParams)).toEqual({
      ...query,
      redirectUrl: `${location.origin}/payment`,
    })
  })

  test('the address contains no id, and a refresh shows the same payment', async () => {
    history.replaceState(null, '', `/payment?${new URLSearchParams(query).toString()}&x=1`)
    await open()
    expect(location.pathname + location.search).toBe('/payment?x=1')
    cleanup()
    visit('/payment')
    await screen.findByText('S$ 1,650.00')
  })

  test('Cancel opens a question with the Application ID and returns to the payment step', async () => {
    writeSession(sessionKeys.payment, JSON.stringify({ appId: 'OA-7F3K2QM9', returned: null }))
    await open()
    press('Cancel')
    const question = screen.getByRole('dialog', { name: 'Cancel this payment?' })
    expect(question.textContent).toContain('OA-7F3K2QM9')
    press('Continue paying')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(redirectTo).not.toHaveBeenCalled()
    press('Cancel')
    press('Back to the payment step')
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith(step)
  })

  test('the outcome is passed on to the application while a wait message shows', async () => {
    await open()
    cleanup()
    visit(`/payment?${new URLSearchParams(outcome).toString()}`)
    await screen.findByRole('heading', { level: 1 })
    expect(title()).toBe('Please wait')
    expect(screen.getByText('Processing Payment')).toBeDefined()
    const back = new URL(vi.mocked(redirectTo).mock.calls[0]?.[0] ?? '')
    expect(back.origin + back.pathname).toBe(step)
    expect(Object.fromEntries(back.searchParams)).toEqual(outcome)
    cleanup()
    visit('/payment')
    await screen.findByRole('heading', { name: 'There is nothing to pay here' })
  })

  test('without a payment an accepted application has a link back to its payment step', async () => {
    writeSession(sessionKeys.payment, JSON.stringify({ appId: 'OA-7F3K2QM9', returned: null }))
    await open({ amount: '0' })
    const link = screen.getByRole('link', { name: 'Back to the payment step' })
    expect(link.getAttribute('href')).toMatch(/^\/open-account\/commercial\/personal\/payment/)
  })

  test.each<[string, Readonly<Record<string, string>>, string?]>([
    ['no whole amount', { amount: '16.5' }],
    ['an amount of nothing', { amount: '0' }],
    ['another way to pay', { paymentMode: 'CASH' }],
    ['another client', { clientId: 'XX' }],
    ['another session', { clientState: 'somebody-else' }],
    ['a way back to another website', { redirectUrl: 'https://elsewhere.example/open-account' }],
    ['a way back that cannot be read', { redirectUrl: 'http://:99999/' }],
    ['a way back that is none', { redirectUrl: 'javascript:alert(1)' }],
    ['an outcome for another website', { ...outcome, redirectUrl: 'https://elsewhere.example/' }],
    ['a device that is no kiosk', {}, 'normal'],
  ])('the page shows that there is nothing to pay, with %s', async (_what, change, mode) => {
    await open(change, mode)
    expect(title()).toBe('There is nothing to pay here')
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Open a utilities account' })).toBeDefined()
    expect(redirectTo).not.toHaveBeenCalled()
  })
})
