import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../test/answers.ts'
import { callOverConnection } from '../../http/api/connection.ts'
import { sendCallsBy } from '../../http/api/sendCall.ts'
import { ServiceFailure } from '../../http/api/serviceFailure.ts'
import { Dialog } from '../../kit/ui/dialog/Dialog.tsx'
import { sessionKeys, writeSession } from '../../session/session.ts'
import ConnectionNotice from './ConnectionNotice.tsx'

const device = { isOnline: true }

beforeEach(() => {
  vi.useFakeTimers()
  device.isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => device.isOnline)
  answerCalls({})
  sendCallsBy(callOverConnection)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const show = async () => {
  render(
    <>
      <h1 tabIndex={-1}>Your Premises</h1>
      <ConnectionNotice />
    </>,
  )
  await pass(50)
}
/** Sends a call that is answered once the device is online. */
const call = () =>
  void callOverConnection({
    path: '/v1/premise/street-name',
    send: () => (device.isOnline ? Promise.resolve() : Promise.reject(new ServiceFailure('network_error'))),
    cancelled: undefined,
  })
const loseConnection = async () => {
  device.isOnline = false
  call()
  await pass(0)
}
const restoreConnection = async () => {
  device.isOnline = true
  window.dispatchEvent(new Event('online'))
  await pass(0)
}
const notice = () => document.querySelector('#connection')?.textContent

const goOn = 'we go on when the connection is back.'
test.each([
  ['normal', `You are offline. Your answers are kept on this device; ${goOn}`],
  ['mobile', `You are offline. Your answers are kept while this page is open; ${goOn}`],
  ['kiosk', `This device is offline. Your answers are kept until your session ends; ${goOn}`],
] as const)(
  'in %s mode the notice says that the device is offline, until it is online',
  async (mode, text) => {
    writeSession(sessionKeys.mode, mode)
    await show()
    expect(notice()).toBe('')
    await loseConnection()
    expect(notice()).toBe(text)
    await restoreConnection()
    expect(notice()).toBe('The connection is back.')
    await pass(5_000)
    expect(notice()).toBe('')
  },
)

test('the notice is in the topmost dialog, which makes the page inert', async () => {
  await show()
  render(
    <Dialog title="Do you want to submit your application?" actions={null}>
      <p>processing..</p>
    </Dialog>,
  )
  await loseConnection()
  await pass(50)
  expect(within(screen.getByRole('dialog')).getByText(/You are offline/)).toBeDefined()
  await restoreConnection()
})

test('the event of the browser is checked by a call before the notice believes it', async () => {
  const { requests } = answerCalls({})
  await show()
  window.dispatchEvent(new Event('offline'))
  await pass(0)
  expect(requests).toHaveLength(1)
  expect(notice()).toBe('')
})

test('a check that is answered before the connection is lost is repeated', async () => {
  const { requests } = answerCalls({})
  await show()
  device.isOnline = false
  window.dispatchEvent(new Event('offline'))
  await pass(0)
  expect(requests).toHaveLength(1)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await vi.waitFor(async () => {
    await pass(1_000)
    expect(notice()).toContain('You are offline.')
  })
  answerCalls({})
  await restoreConnection()
  expect(notice()).toBe('The connection is back.')
})

test('a call without an answer for ten seconds can be sent again, and the focus returns', async () => {
  await show()
  const answers: (() => void)[] = []
  void callOverConnection({
    path: '/v1/premise/street-name',
    send: signal =>
      new Promise<void>((resolve, reject) => {
        answers.push(resolve)
        signal?.addEventListener('abort', () => reject(new ServiceFailure('network_error')))
      }),
    cancelled: undefined,
  })
  await pass(10_000)
  expect(notice()).toContain('The answer takes longer than usual. Your answers are kept on this device.')
  const button = screen.getByRole('button', { name: 'Try again' })
  act(() => button.focus())
  fireEvent.click(button)
  await pass(0)
  expect(answers).toHaveLength(2)
  expect(notice()).toBe('')
  expect(document.activeElement?.textContent).toBe('Your Premises')
  answers[1]?.()
})
