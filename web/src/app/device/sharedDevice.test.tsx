import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import PremisesStep from '../../pages/steps/premises/PremisesStep.tsx'
import { handedOverOf } from '../../../test/handover.ts'
import { canary, expectNothingLeft, pass, stateId, visitSharedDevice } from '../../../test/sharedDevice.tsx'
import { answerCalls } from '../../../test/answers.ts'
import { visit } from '../../../test/visitApplication.tsx'
import { markRedirect } from '../../http/api/markRedirect.ts'
import { readSession, sessionKeys, writeSession } from '../../session/session.ts'
import { keepSignup } from '../../session/signup.ts'
import { thankYouStateInMemory, saveThankYouState } from '../../session/handover/handover.ts'
import { reloadDocument, replaceDocument } from '../../kit/document/document.ts'
import { SharedDevice } from './SharedDevice.tsx'
import { beginWaiting } from '../../session/idle/useWaitingForDevice.ts'

vi.mock(import('../../kit/document/document.ts'), () => ({
  replaceDocument: vi.fn<(address: string) => void>(),
  reloadDocument: vi.fn<() => void>(),
}))
vi.mock(import('../../pages/steps/premises/PremisesStep.tsx'), { spy: true })
vi.mock(import('./SharedDevice.tsx'), { spy: true })

beforeEach(() => {
  vi.mocked(replaceDocument).mockClear()
  localStorage.clear()
})
afterEach(() => {
  delete thankYouStateInMemory.thankYou
  markRedirect(false)
  vi.mocked(PremisesStep).mockReset()
  vi.mocked(SharedDevice).mockReset()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const endSession = () => screen.queryByRole('button', { name: 'End Session' })
const warning = () => screen.queryByRole('dialog', { name: 'Are you still there?' })
const arrived = () => screen.findByRole('button', { name: 'Cancel' })
const description = () => screen.getByRole('textbox', { name: 'Premises Description' })
const second = 1000

const arrive = async (before?: () => void) => {
  const visited = visitSharedDevice(before ? { before } : {})
  await arrived()
  fireEvent.change(description(), { target: { value: canary } })
  return visited
}
/** The clock is the test's own from here on. */
const arriveAtRest = async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  return arrive()
}
const expectWiped = async () => {
  await waitFor(() => expect(replaceDocument).toHaveBeenCalledWith('/open-account?mode=kiosk'))
  expectNothingLeft()
}

const endsIn = (asked: readonly Request[]) =>
  asked.filter(
    ({ method, url }) => `${method} ${new URL(url).pathname}` === `POST /v1/transaction/${stateId}/end`,
  )

/** The service learns that the session is over, by a call that outlasts the document and names the device. */
const expectEnded = async (asked: readonly Request[]) => {
  await waitFor(() => expect(endsIn(asked)).toHaveLength(1))
  expect(endsIn(asked)[0]?.keepalive).toBe(true)
  expect(endsIn(asked)[0]?.headers.get('authorization')).toBe('Bearer token-1')
}

describe('End Session', () => {
  test('deletes the data of the person, and reports the end of the session to the service', async () => {
    const { asked } = await arrive()
    const field = description()
    fireEvent.change(field, { target: { value: `${canary} unsaved` } })
    fireEvent.click(screen.getByRole('button', { name: 'End Session' }))
    await expectWiped()
    await expectEnded(asked)
    expect(endSession()).toBeNull()
  })

  test('is on the landing page too, and in no other mode', async () => {
    answerCalls({ 'GET /appconfig': { body: {} } })
    writeSession(sessionKeys.mode, 'kiosk')
    visit('/open-account')
    await screen.findByRole('button', { name: 'Start' })
    expect(endSession()).not.toBeNull()
  })

  test('empties the clipboard, where the browser lets it', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() =>
      Promise.reject(new DOMException('', 'NotAllowedError')),
    )
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'clipboard')
    })
    await arrive()
    fireEvent.click(screen.getByRole('button', { name: 'End Session' }))
    await expectWiped()
    expect(writeText).toHaveBeenCalledExactlyOnceWith('')
  })

  test('is not there while a redirect to another service runs', async () => {
    await arrive()
    act(() => {
      markRedirect(true)
    })
    await waitFor(() => expect(endSession()).toBeNull())
    act(() => {
      markRedirect(false)
    })
    await waitFor(() => expect(endSession()).not.toBeNull())
  })
})

describe('over a dialog the device', () => {
  const bars = () => screen.getAllByRole('region', { name: 'This device' })
  const explained = () => screen.getByRole('dialog', { name: 'Residential security deposit' })
  const inDialog = (dialog: HTMLElement) => ({
    bar: () => within(dialog).queryByRole('region', { name: 'This device' }),
    press: (name: string) => fireEvent.click(within(dialog).getByRole('button', { name })),
  })
  const explain = () => {
    const opener = screen.getByRole('button', { name: 'Residential security deposit' })
    opener.focus()
    fireEvent.click(opener)
  }

  test('offers what it offers over the page, End Session too', async () => {
    await arrive()
    explain()
    await waitFor(() => expect(inDialog(explained()).bar()).not.toBeNull())
    inDialog(explained()).press('End Session')
    await expectWiped()
  })

  test('leaves the focus where the dialog takes it, and where it gives it back', async () => {
    await arrive()
    expect(bars()).toHaveLength(1)
    explain()
    await waitFor(() => expect(bars()).toHaveLength(2))
    expect(document.activeElement?.textContent).toBe('Residential security deposit')
    within(explained()).getByRole('button', { name: 'Large text' }).focus()
    inDialog(explained()).press('Large text')
    expect(document.documentElement.dataset['text']).toBe('large')
    expect(document.activeElement?.textContent).toContain('Large text')
    inDialog(explained()).press('Close')
    await waitFor(() => expect(bars()).toHaveLength(1))
    expect(document.activeElement?.textContent).toBe('Residential security deposit')
  })

  test('stands over each of several, so that the one on top has it', async () => {
    await arriveAtRest()
    explain()
    await waitFor(() => expect(bars()).toHaveLength(2))
    await pass(91 * second)
    await waitFor(() => expect(bars()).toHaveLength(3))
    const question = warning()
    expect(question).not.toBeNull()
    if (question !== null) inDialog(question).press('End Session')
    await expectWiped()
  })

  test('keeps the question whether somebody is there until a press in it is over', async () => {
    await arriveAtRest()
    await pass(90.5 * second)
    await pass(second)
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Continue' }))
    await pass(0.7 * second)
    expect(warning()).not.toBeNull()
    await pass(second)
    expect(warning()).toBeNull()
  })
})

/** What was reported of what broke: nothing of the calls that failed after it. */
const reported = () =>
  window.dataLayer
    ?.flatMap(event => ('error_code' in event ? event.error_code : []))
    .filter(code => code !== 'network_error')

test.each(['normal', 'mobile'])('in %s mode a page that breaks keeps what was entered', async mode => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.mocked(PremisesStep).mockImplementation(fail)
  window.dataLayer = []
  visitSharedDevice({ before: () => writeSession(sessionKeys.mode, mode) })
  await screen.findByText('What you have entered is kept on this device.')
  expect(reported()).toEqual(['Error'])
  expect(readSession(sessionKeys.data)).toContain(canary)
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
})

test.each(['normal', 'mobile'])('in %s mode nothing of a shared device is there', async mode => {
  answerCalls({ 'GET /appconfig': { body: {} } })
  writeSession(sessionKeys.mode, mode)
  visit('/open-account')
  await screen.findByRole('button', { name: 'Start' })
  expect(endSession()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Large text' })).toBeNull()
})

describe('the page does not report the end of a session', () => {
  test('when the applicant visits another service or reloads the page', async () => {
    const { asked } = await arrive()
    act(() => {
      markRedirect(true)
    })
    fireEvent(window, new Event('pagehide'))
    document.documentElement.hidden = false
    expect(endsIn(asked)).toEqual([])
  })
})

describe('a session that was left alone', () => {
  test('is asked after for 30 seconds once nothing was touched for 90, and then wiped', async () => {
    const { asked } = await arriveAtRest()
    await pass(89 * second)
    expect(warning()).toBeNull()
    await pass(2 * second)
    expect(warning()?.textContent).toContain('This session ends in 29 seconds')
    await pass(28 * second)
    expect(warning()?.textContent).toContain('This session ends in 1 second,')
    expect(replaceDocument).not.toHaveBeenCalled()
    await pass(2 * second)
    await expectWiped()
    await expectEnded(asked)
  })

  test('is counted down aloud at a few seconds only', async () => {
    await arriveAtRest()
    await pass(91 * second)
    const heard = () => screen.getByRole('alert').textContent
    expect(heard()).toContain('30 seconds')
    await pass(8 * second)
    expect(heard()).toContain('30 seconds')
    await pass(2 * second)
    expect(heard()).toContain('20 seconds')
  })

  test.each([
    ['a touch', () => fireEvent.pointerDown(document.body)],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['a click', () => fireEvent.click(document.body)],
    ['Continue', () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }))],
  ])('goes on after %s', async (_sign, stir) => {
    await arriveAtRest()
    await pass(100 * second)
    expect(warning()).not.toBeNull()
    stir()
    await pass(second)
    expect(warning()).toBeNull()
    await pass(88 * second)
    expect(warning()).toBeNull()
    await pass(3 * second)
    expect(warning()).not.toBeNull()
    expect(description()).toHaveProperty('value', canary)
  })

  test('is not left alone while its person works on a phone, for at most ten minutes', async () => {
    await arriveAtRest()
    const stop = beginWaiting()
    await pass(10 * 60 * second)
    expect(warning()).toBeNull()
    await pass(91 * second)
    expect(warning()).not.toBeNull()
    await pass(30 * second)
    stop()
    await expectWiped()
  })

  test('is nobody’s on an untouched landing page', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    answerCalls({ 'GET /appconfig': { body: {} } })
    writeSession(sessionKeys.mode, 'kiosk')
    visit('/open-account')
    await screen.findByRole('button', { name: 'Start' })
    await pass(600 * second)
    expect(warning()).toBeNull()
    expect(replaceDocument).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Large text' }))
    await pass(121 * second)
    expect(replaceDocument).toHaveBeenCalledWith('/open-account?mode=kiosk')
  })
})

describe('whoever opens a page of a session', () => {
  const leftFor = (milliseconds: number) => () =>
    writeSession(sessionKeys.seen, String(Date.now() - milliseconds))

  test('is its person when it was left for less than ten minutes, for the identity service, say', async () => {
    await arrive(leftFor(9 * 60 * second))
    expect(replaceDocument).not.toHaveBeenCalled()
  })

  test('is somebody else after that, and sees nothing of it', async () => {
    visitSharedDevice({ before: leftFor(11 * 60 * second) })
    await expectWiped()
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

test('a device that starts cold finds nothing of before, wherever it was kept', async () => {
  answerCalls({ 'GET /appconfig': { body: {} } })
  localStorage.setItem('other code', canary)
  document.cookie = `_ga=canary; path=/`
  sessionStorage.setItem('other code', canary)
  const forgotten = vi.fn<(name: string) => Promise<boolean>>(() => Promise.resolve(true))
  vi.stubGlobal('caches', { keys: () => Promise.resolve(['pages']), delete: forgotten })
  visit('/open-account?mode=kiosk&token=t')
  await screen.findByRole('button', { name: 'Start' })
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({ oa_mode: 'kiosk', token: 't' })
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({})
  expect(document.cookie).toBe('')
  expect(forgotten).toHaveBeenCalledExactlyOnceWith('pages')
})

test.each([
  ['Cancel', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  [
    'the name of the application',
    () => fireEvent.click(screen.getByRole('link', { name: /Open Utilities/ })),
  ],
])('leaving by %s wipes the device', async (_way, leave) => {
  const { asked } = await arrive()
  leave()
  await waitFor(() => expect(replaceDocument).toHaveBeenCalledExactlyOnceWith('/open-account?mode=kiosk'))
  expectNothingLeft()
  await expectEnded(asked)
})

const fail = () => {
  throw new Error(canary)
}

describe.each([
  ['a page that breaks', () => vi.mocked(PremisesStep).mockImplementation(fail)],
  ['what stands around all pages, once it breaks,', () => vi.mocked(SharedDevice).mockImplementation(fail)],
])('%s', (_what, breakPart) => {
  const breakDown = async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    breakPart()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    window.dataLayer = []
    const { asked } = visitSharedDevice()
    return { asked, again: await screen.findByRole('button', { name: 'Start again' }) }
  }

  test('is wiped at once', async () => {
    const { asked, again } = await breakDown()
    expect(screen.queryByText(/kept on this device/)).toBeNull()
    expect(reported()).toEqual(['Error'])
    await waitFor(expectNothingLeft)
    await expectEnded(asked)
    expect(replaceDocument).not.toHaveBeenCalled()
    fireEvent.click(again)
    await expectWiped()
  })

  test('gives way to the landing page by itself', async () => {
    await breakDown()
    expect(replaceDocument).not.toHaveBeenCalled()
    await pass(30 * second)
    await expectWiped()
  })
})

describe('a page that the browser kept', () => {
  test('is out of sight before it is left', async () => {
    await arrive()
    fireEvent(window, new Event('pagehide'))
    expect(document.documentElement.hidden).toBe(true)
    document.documentElement.hidden = false
  })

  test.each([
    [true, 1],
    [false, 0],
  ])('is loaded anew when it is come back to, and no page that was loaded: %s', async (persisted, times) => {
    await arrive()
    vi.mocked(reloadDocument).mockClear()
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted }))
    expect(reloadDocument).toHaveBeenCalledTimes(times)
  })
})

describe('the thank-you page', () => {
  const thank = async () => {
    answerCalls({ 'GET /appconfig': { body: {} } })
    writeSession(sessionKeys.mode, 'kiosk')
    const state = saveThankYouState(handedOverOf())
    const router = visit('/thank-you', state)
    await screen.findByRole('heading', { name: 'Success!' })
    return router
  }

  test('has no End Session', async () => {
    await thank()
    expect(screen.getByRole('button', { name: 'Large text' })).toBeDefined()
    expect(endSession()).toBeNull()
  })

  test('is in no entry of the history', async () => {
    const router = await thank()
    expect(JSON.stringify(router.history.location.state)).not.toContain('Tan Mei Ling')
    expect(document.body.textContent).toContain('Tan Mei Ling')
  })

  test('leaves nothing when it is left', async () => {
    await thank()
    fireEvent.click(screen.getByRole('link', { name: 'Go back to open account screen' }))
    await waitFor(() => expect(replaceDocument).toHaveBeenCalled())
    expect(document.documentElement.outerHTML).not.toContain('Tan Mei Ling')
  })

  test('leaves nothing when it is left alone', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    await thank()
    await pass(121 * second)
    expect(replaceDocument).toHaveBeenCalledWith('/open-account?mode=kiosk')
    expect(document.documentElement.outerHTML).not.toContain('Tan Mei Ling')
  })
})

test('in other modes the thank-you page is told by its entry of the history', () => {
  const handover = handedOverOf()
  expect(saveThankYouState(handover)).toEqual({ thankYou: handover })
  expect(thankYouStateInMemory.thankYou).toBeUndefined()
})

describe('what a device offers for comfort', () => {
  const root = document.documentElement
  const button = (name: string) =>
    within(screen.getByRole('region', { name: 'This device' })).getByRole('button', { name })

  test.each([
    ['Large text', 'text', 'large'],
    ['High contrast', 'theme', 'contrast'],
  ])('%s is switched on and off', async (name, attribute, value) => {
    await arrive()
    expect(button(name).getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(button(name))
    expect(button(name).getAttribute('aria-pressed')).toBe('true')
    expect(root.dataset[attribute]).toBe(value)
    fireEvent.click(button(name))
    expect(button(name).getAttribute('aria-pressed')).toBe('false')
    expect(root.dataset[attribute]).toBeUndefined()
  })

  test('stays on in the documents of the same person, and goes with them', async () => {
    await arrive(() => writeSession(sessionKeys.comfort, 'text contrast'))
    expect(root.dataset['text']).toBe('large')
    expect(root.dataset['theme']).toBe('contrast')
    fireEvent.click(screen.getByRole('button', { name: 'End Session' }))
    await expectWiped()
  })
})

test('no link leads away, nothing is copied, and no field offers what others entered', async () => {
  await arrive()
  const press = (href: string) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    const went = fireEvent.click(link)
    link.remove()
    return went
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(['https://elsewhere.example/', 'tel:18005551661', 'mailto:a@example.com'].map(press)).toEqual([
    false,
    false,
    false,
  ])
  const field = description()
  expect(fireEvent.copy(field)).toBe(false)
  expect(fireEvent.cut(field)).toBe(false)
  fireEvent.focusIn(field)
  expect(field.getAttribute('autocomplete')).toBe('off')
})

test('an address that would lead elsewhere is refused, and opens nothing', async () => {
  const { asked } = answerCalls({ 'GET /appconfig': { body: {} } })
  keepSignup({ domain: 'residential', type: 'personal', nanl: false, stateId })
  visit(`/open-account?redirect=${encodeURIComponent('https://evil.example/payment')}`)
  await screen.findByRole('heading', { name: 'This link cannot be used' })
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull()
  expect(sessionStorage.getItem(sessionKeys.redirect)).toBeNull()
  expect(asked).toEqual([])
  fireEvent.click(screen.getByRole('link', { name: 'Open a utilities account' }))
  await screen.findByRole('button', { name: 'Start' })
})
