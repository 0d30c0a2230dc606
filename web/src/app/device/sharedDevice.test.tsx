import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import PremisesStep from '../../pages/steps/premises/PremisesStep.tsx'
import { handedOverOf } from '../../../test/handover.ts'
import { advanceTime } from '../../../test/advanceTime.ts'
import { canary, expectNothingLeft, stateId, visitSharedDevice } from '../../../test/sharedDevice.tsx'
import { answerCalls } from '../../../test/answers.ts'
import { visit } from '../../../test/visitApplication.tsx'
import { markRedirect } from '../../http/api/markRedirect.ts'
import { readSession, sessionKeys, writeSession } from '../../session/session.ts'
import { saveSignup } from '../../session/signup.ts'
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
  window.dataLayer = []
})
afterEach(() => {
  delete thankYouStateInMemory.thankYou
  markRedirect(false)
  vi.mocked(PremisesStep).mockReset()
  vi.mocked(SharedDevice).mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const endSession = () => screen.queryByRole('button', { name: 'End Session' })
const warning = () => screen.queryByRole('dialog', { name: 'Are you still there?' })
/** The question that ends the session by itself. */
const ending = () => screen.queryByRole('dialog', { name: /^Ending in / })
const endNow = async () => fireEvent.click(await screen.findByRole('button', { name: 'End now' }))
const pressEndSession = () => fireEvent.click(screen.getByRole('button', { name: 'End Session' }))
const arrived = () => screen.findByRole('button', { name: 'Cancel' })
const description = () => screen.getByRole('textbox', { name: 'Premises Description' })
const second = 1000

const arrive = async (prepare?: () => void) => {
  const visited = visitSharedDevice(prepare ? { prepare } : {})
  await arrived()
  fireEvent.change(description(), { target: { value: canary } })
  return visited
}
/** Fake timers run from here on. */
const arriveWithFakeTimers = async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  return arrive()
}
const expectWiped = async () => {
  await waitFor(() => expect(replaceDocument).toHaveBeenCalledWith('/open-account?mode=kiosk'))
  expectNothingLeft()
}

const endsIn = (requests: readonly Request[]) =>
  requests.filter(
    ({ method, url }) => `${method} ${new URL(url).pathname}` === `POST /v1/transaction/${stateId}/end`,
  )

/** The session is ended at the service by a call that outlives the document and carries the kiosk token. */
const expectEnded = async (requests: readonly Request[]) => {
  await waitFor(() => expect(endsIn(requests)).toHaveLength(1))
  expect(endsIn(requests)[0]?.keepalive).toBe(true)
  expect(endsIn(requests)[0]?.headers.get('authorization')).toBe('Bearer token-1')
}

describe('End Session', () => {
  test('End Session deletes the data of the person and ends the session at the service', async () => {
    const { requests } = await arrive()
    const field = description()
    fireEvent.change(field, { target: { value: `${canary} unsaved` } })
    pressEndSession()
    await endNow()
    await expectWiped()
    await expectEnded(requests)
    expect(endSession()).toBeNull()
  })

  test('End Session ends by itself after 5 seconds, which count down', async () => {
    await arriveWithFakeTimers()
    pressEndSession()
    expect(ending()?.getAttribute('aria-labelledby')).not.toBeNull()
    expect(screen.getByRole('heading', { name: 'Ending in 5 seconds' })).toBeDefined()
    await advanceTime(4 * second)
    expect(screen.getByRole('heading', { name: 'Ending in 1 second' })).toBeDefined()
    expect(replaceDocument).not.toHaveBeenCalled()
    await advanceTime(second)
    await expectWiped()
  })

  test.each(['Undo', 'Escape'])('%s within 5 seconds keeps the session and every answer', async way => {
    await arriveWithFakeTimers()
    screen.getByRole('button', { name: 'End Session' }).focus()
    pressEndSession()
    await advanceTime(4 * second)
    if (way === 'Undo') fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    else ending()?.dispatchEvent(new Event('cancel', { cancelable: true }))
    await advanceTime(10 * second)
    expect(ending()).toBeNull()
    expect(replaceDocument).not.toHaveBeenCalled()
    expect(description()).toHaveProperty('value', canary)
    expect(document.activeElement?.textContent).toBe('End Session')
  })

  test('the second press of a double press does not end the session', async () => {
    await arrive()
    pressEndSession()
    fireEvent.click(await screen.findByRole('button', { name: 'End now' }), { detail: 2 })
    expect(replaceDocument).not.toHaveBeenCalled()
    expect(ending()).not.toBeNull()
  })

  test('where nothing was entered End Session ends at once', async () => {
    answerCalls({ 'GET /appconfig': { body: {} } })
    writeSession(sessionKeys.mode, 'kiosk')
    visit('/open-account')
    await screen.findByRole('button', { name: 'Start' })
    pressEndSession()
    await waitFor(() => expect(replaceDocument).toHaveBeenCalledWith('/open-account?mode=kiosk'))
  })

  test('End Session shows on the landing page in kiosk mode', async () => {
    answerCalls({ 'GET /appconfig': { body: {} } })
    writeSession(sessionKeys.mode, 'kiosk')
    visit('/open-account')
    await screen.findByRole('button', { name: 'Start' })
    expect(endSession()).not.toBeNull()
  })

  test('End Session empties the clipboard where the browser allows it', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() =>
      Promise.reject(new DOMException('', 'NotAllowedError')),
    )
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'clipboard')
    })
    await arrive()
    pressEndSession()
    await endNow()
    await expectWiped()
    expect(writeText).toHaveBeenCalledExactlyOnceWith('')
  })

  test('a session that ends offline leaves a page of ours until the landing page can be loaded', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      advanceTimeDelta: 200,
    })
    await arrive()
    const offline = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'))
    vi.stubGlobal('fetch', offline)
    pressEndSession()
    await endNow()
    const heading = await screen.findByRole('heading', { name: 'This kiosk is offline' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(replaceDocument).not.toHaveBeenCalled()
    expectNothingLeft()
    offline.mockResolvedValue(new Response())
    await waitFor(() => expect(replaceDocument).toHaveBeenCalledExactlyOnceWith('/open-account?mode=kiosk'))
  })

  test('End Session is hidden during a redirect to another service', async () => {
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

describe('the device bar over a dialog', () => {
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

  test('End Session works over a dialog', async () => {
    await arrive()
    explain()
    await waitFor(() => expect(inDialog(explained()).bar()).not.toBeNull())
    inDialog(explained()).press('End Session')
    await endNow()
    await expectWiped()
  })

  test('the bar leaves the focus to the dialog, which returns it on closing', async () => {
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

  test('each of several dialogs has a bar, so that the topmost can be used', async () => {
    await arriveWithFakeTimers()
    explain()
    await waitFor(() => expect(bars()).toHaveLength(2))
    await advanceTime(91 * second)
    await waitFor(() => expect(bars()).toHaveLength(3))
    const question = warning()
    expect(question).not.toBeNull()
    if (question !== null) inDialog(question).press('End Session')
    await endNow()
    await expectWiped()
  })

  test('the idle warning stays until a press in it ends', async () => {
    await arriveWithFakeTimers()
    await advanceTime(90.5 * second)
    await advanceTime(second)
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Continue' }))
    await advanceTime(0.7 * second)
    expect(warning()).not.toBeNull()
    await advanceTime(second)
    expect(warning()).toBeNull()
  })
})

/** The reports of wipes in the data layer: counts only. */
const wipes = () => window.dataLayer?.filter(({ event }) => event === 'session_wipe') ?? []
const cleanWipe = {
  event: 'session_wipe',
  storage: 0,
  cookies: 0,
  caches: 0,
  databases: 0,
  history: 0,
  clipboard: 0,
}
const stubCaches = (names: ReadonlySet<string>, remove: (name: string) => boolean) =>
  vi.stubGlobal('caches', {
    keys: async () => Promise.resolve([...names]),
    delete: async (name: string) => Promise.resolve(remove(name)),
  })

/** The error codes in the data layer, without those of calls that failed after the crash. */
const reported = () =>
  window.dataLayer
    ?.flatMap(event => ('error_code' in event ? event.error_code : []))
    .filter(code => code !== 'network_error')

test.each(['normal', 'mobile'])('in %s mode a crashed page keeps the answers', async mode => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.mocked(PremisesStep).mockImplementation(fail)
  window.dataLayer = []
  visitSharedDevice({ prepare: () => writeSession(sessionKeys.mode, mode) })
  await screen.findByText('Your answers are saved on this device.')
  expect(reported()).toEqual(['Error'])
  expect(readSession(sessionKeys.data)).toContain(canary)
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
})

test.each(['normal', 'mobile'])('in %s mode no part of a shared device shows', async mode => {
  answerCalls({ 'GET /appconfig': { body: {} } })
  writeSession(sessionKeys.mode, mode)
  visit('/open-account')
  await screen.findByRole('button', { name: 'Start' })
  expect(endSession()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Large text' })).toBeNull()
})

describe('the session does not end at the service', () => {
  test('when the applicant visits another service or reloads the page', async () => {
    const { requests } = await arrive()
    act(() => {
      markRedirect(true)
    })
    fireEvent(window, new Event('pagehide'))
    document.documentElement.hidden = false
    expect(endsIn(requests)).toEqual([])
  })
})

describe('an idle session', () => {
  test('an idle session warns after 90 seconds and is deleted 30 seconds later', async () => {
    const { requests } = await arriveWithFakeTimers()
    await advanceTime(89 * second)
    expect(warning()).toBeNull()
    await advanceTime(2 * second)
    expect(warning()?.textContent).toContain('This session ends in 29 seconds')
    await advanceTime(28 * second)
    expect(warning()?.textContent).toContain('This session ends in 1 second,')
    expect(replaceDocument).not.toHaveBeenCalled()
    await advanceTime(2 * second)
    await expectWiped()
    await expectEnded(requests)
  })

  test('screen readers announce the countdown at a few seconds only', async () => {
    await arriveWithFakeTimers()
    await advanceTime(91 * second)
    const announced = () => screen.getByRole('alert').textContent
    expect(announced()).toContain('30 seconds')
    await advanceTime(8 * second)
    expect(announced()).toContain('30 seconds')
    await advanceTime(2 * second)
    expect(announced()).toContain('20 seconds')
  })

  test.each([
    ['a touch', () => fireEvent.pointerDown(document.body)],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['a click', () => fireEvent.click(document.body)],
    ['Continue', () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }))],
  ])('a warned session continues after %s', async (_sign, touch) => {
    await arriveWithFakeTimers()
    await advanceTime(100 * second)
    expect(warning()).not.toBeNull()
    touch()
    await advanceTime(second)
    expect(warning()).toBeNull()
    await advanceTime(88 * second)
    expect(warning()).toBeNull()
    await advanceTime(3 * second)
    expect(warning()).not.toBeNull()
    expect(description()).toHaveProperty('value', canary)
  })

  test('a session is not idle during an upload by phone, for at most ten minutes', async () => {
    await arriveWithFakeTimers()
    const stop = beginWaiting()
    await advanceTime(10 * 60 * second)
    expect(warning()).toBeNull()
    await advanceTime(91 * second)
    expect(warning()).not.toBeNull()
    await advanceTime(30 * second)
    stop()
    await expectWiped()
  })

  test('the landing page is not idle until it is touched', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    answerCalls({ 'GET /appconfig': { body: {} } })
    writeSession(sessionKeys.mode, 'kiosk')
    visit('/open-account')
    await screen.findByRole('button', { name: 'Start' })
    await advanceTime(600 * second)
    expect(warning()).toBeNull()
    expect(replaceDocument).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Large text' }))
    await advanceTime(121 * second)
    expect(replaceDocument).toHaveBeenCalledWith('/open-account?mode=kiosk')
  })
})

describe('a page of an earlier session', () => {
  const leftFor = (milliseconds: number) => () =>
    writeSession(sessionKeys.lastActivity, String(Date.now() - milliseconds))

  test('a session continues after less than ten minutes, such as a visit to the identity service', async () => {
    await arrive(leftFor(9 * 60 * second))
    expect(replaceDocument).not.toHaveBeenCalled()
  })

  test('a session is deleted after more than ten minutes, before anything of it shows', async () => {
    visitSharedDevice({ prepare: leftFor(11 * 60 * second) })
    await expectWiped()
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

test('a device that starts without a session deletes every store of the browser', async () => {
  answerCalls({ 'GET /appconfig': { body: {} } })
  localStorage.setItem('other code', canary)
  document.cookie = `_ga=canary; path=/`
  sessionStorage.setItem('other code', canary)
  window.name = canary
  const cacheNames = new Set(['pages'])
  stubCaches(cacheNames, name => cacheNames.delete(name))
  visit('/open-account?mode=kiosk&token=t')
  await screen.findByRole('button', { name: 'Start' })
  await waitFor(() => expect(wipes()).toEqual([cleanWipe]))
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({ oa_mode: 'kiosk', token: 't' })
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({})
  expect(document.cookie).toBe('')
  expect(window.name).toBe('')
  expect([...cacheNames]).toEqual([])
})

describe('a wipe that leaves something', () => {
  const heading = () => screen.getByRole('heading', { level: 1 })
  const outOfService = () => screen.findByRole('heading', { name: 'This kiosk is out of service' })
  const begin = () => {
    answerCalls({ 'GET /appconfig': { body: {} } })
    writeSession(sessionKeys.mode, 'kiosk')
    window.dataLayer = []
    visit('/open-account')
  }

  test('takes the kiosk out of service until the staff check again and nothing is left', async () => {
    const cacheNames = new Set([canary])
    let isBroken = true
    stubCaches(cacheNames, name => {
      if (isBroken) throw new Error('The cache is in use')
      return cacheNames.delete(name)
    })
    begin()
    await outOfService()
    expect(screen.getByText(/^For the staff: .*caches: 1/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull()
    expect(endSession()).toBeNull()
    expect(wipes()).toEqual([{ ...cleanWipe, caches: 1 }])
    expect(reported()).toContain('wipe_incomplete caches:1')
    expect(JSON.stringify(window.dataLayer)).not.toContain(canary)

    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Something is still left.'))
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await screen.findByRole('button', { name: 'Start' })
    // The focus follows in an effect after the button.
    await waitFor(() => expect(document.activeElement).toBe(heading()))
  })

  test.each<[string, object, () => void]>([
    ['a cookie', { cookies: 1 }, () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('_ga=1')],
    [
      'local storage',
      { storage: 1 },
      () => {
        localStorage.setItem('other code', canary)
        vi.spyOn(Storage.prototype, 'clear').mockReturnValue()
      },
    ],
    [
      'an address with a payment in the history',
      { history: 1 },
      () =>
        vi.stubGlobal('navigation', {
          entries: () => [
            { url: `http://localhost/payment?amount=1&clientState=${stateId}` },
            { url: 'http://localhost/open-account?mode=kiosk&token=t&redirect=/payment' },
          ],
        }),
    ],
    [
      'a text in the clipboard that the page may read',
      { clipboard: 1 },
      () => {
        const granted = { query: () => Promise.resolve({ state: 'granted' }) }
        const clipboard = { writeText: () => Promise.resolve(), readText: () => Promise.resolve(canary) }
        vi.stubGlobal('navigator', { permissions: granted, clipboard })
      },
    ],
  ])('is found: %s', async (_what, left, leave) => {
    leave()
    begin()
    await outOfService()
    expect(wipes()).toEqual([{ ...cleanWipe, ...left }])
  })
})

test.each([
  ['Cancel', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['the link to the start', () => fireEvent.click(screen.getByRole('link', { name: /Open Utilities/ }))],
])('leaving by %s deletes the session', async (_way, leave) => {
  const { requests } = await arrive()
  leave()
  await endNow()
  await waitFor(() => expect(replaceDocument).toHaveBeenCalledExactlyOnceWith('/open-account?mode=kiosk'))
  expectNothingLeft()
  await expectEnded(requests)
})

const fail = () => {
  throw new Error(canary)
}

describe.each([
  ['a crashed page', () => vi.mocked(PremisesStep).mockImplementation(fail)],
  ['a crashed frame of all pages', () => vi.mocked(SharedDevice).mockImplementation(fail)],
])('%s', (_what, breakPart) => {
  const crash = async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    breakPart()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true })
    window.dataLayer = []
    const { requests } = visitSharedDevice()
    return { requests, again: await screen.findByRole('button', { name: 'Start again' }) }
  }

  test('the session is deleted at once after a crash', async () => {
    const { requests, again } = await crash()
    expect(screen.queryByText(/saved on this device/)).toBeNull()
    expect(reported()).toEqual(['Error'])
    await waitFor(expectNothingLeft)
    await expectEnded(requests)
    expect(replaceDocument).not.toHaveBeenCalled()
    fireEvent.click(again)
    await expectWiped()
  })

  test('the landing page follows by itself after a crash, when the device is online', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await crash()
    await advanceTime(30 * second)
    expect(replaceDocument).not.toHaveBeenCalled()
    online.mockReturnValue(true)
    await advanceTime(30 * second)
    await expectWiped()
  })
})

describe('the back/forward cache', () => {
  test('a page is hidden before it is left', async () => {
    await arrive()
    fireEvent(window, new Event('pagehide'))
    expect(document.documentElement.hidden).toBe(true)
    document.documentElement.hidden = false
  })

  test.each([
    [true, 1],
    [false, 0],
  ])('a page that returns, from the cache: %s, is reloaded %i times', async (persisted, times) => {
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

  test('the thank-you page has no End Session', async () => {
    await thank()
    expect(screen.getByRole('button', { name: 'Large text' })).toBeDefined()
    expect(endSession()).toBeNull()
  })

  test('no history entry contains the state of the thank-you page', async () => {
    const router = await thank()
    expect(JSON.stringify(router.history.location.state)).not.toContain('Tan Mei Ling')
    expect(document.body.textContent).toContain('Tan Mei Ling')
  })

  test('leaving the thank-you page removes its data', async () => {
    await thank()
    fireEvent.click(screen.getByRole('link', { name: 'Go back to open account screen' }))
    await waitFor(() => expect(replaceDocument).toHaveBeenCalled())
    expect(document.documentElement.outerHTML).not.toContain('Tan Mei Ling')
  })

  test('an idle thank-you page removes its data', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    await thank()
    await advanceTime(121 * second)
    expect(replaceDocument).toHaveBeenCalledWith('/open-account?mode=kiosk')
    expect(document.documentElement.outerHTML).not.toContain('Tan Mei Ling')
  })
})

test('in other modes the history entry contains the state of the thank-you page', () => {
  const handover = handedOverOf()
  expect(saveThankYouState(handover)).toEqual({ thankYou: handover })
  expect(thankYouStateInMemory.thankYou).toBeUndefined()
})

describe('accessibility options', () => {
  const root = document.documentElement
  const button = (name: string) =>
    within(screen.getByRole('region', { name: 'This device' })).getByRole('button', { name })

  test.each([
    ['Large text', 'text', 'large'],
    ['High contrast', 'theme', 'contrast'],
  ])('the switch %s turns its option on and off', async (name, attribute, value) => {
    await arrive()
    expect(button(name).getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(button(name))
    expect(button(name).getAttribute('aria-pressed')).toBe('true')
    expect(root.dataset[attribute]).toBe(value)
    fireEvent.click(button(name))
    expect(button(name).getAttribute('aria-pressed')).toBe('false')
    expect(root.dataset[attribute]).toBeUndefined()
  })

  test('options stay on in later documents of the session and end with it', async () => {
    await arrive(() => writeSession(sessionKeys.accessibilityOptions, 'text contrast'))
    expect(root.dataset['text']).toBe('large')
    expect(root.dataset['theme']).toBe('contrast')
    pressEndSession()
    await endNow()
    await expectWiped()
  })
})

describe('with the setting that the on-screen keyboard is on from the start', () => {
  const keyboardSwitch = async () => {
    answerCalls({ 'GET /appconfig': { body: { settings: { kioskKeyboard: true } } } })
    writeSession(sessionKeys.mode, 'kiosk')
    saveSignup({ domain: 'residential', type: 'personal', nanl: false, stateId })
    visit('/open-account')
    await screen.findByRole('button', { name: 'Start' })
    return screen.getByRole('button', { name: 'Keyboard' })
  }

  test('a kiosk starts with the keyboard on, and the applicant can switch it off', async () => {
    const button = await keyboardSwitch()
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
    fireEvent.click(button)
    expect(button.getAttribute('aria-pressed')).toBe('false')
    cleanup() // A later document of the same session.
    expect((await keyboardSwitch()).getAttribute('aria-pressed')).toBe('false')
  })
})

test('links to other sites, copying and autocompletion are blocked', async () => {
  await arrive()
  const press = (href: string) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    const followed = fireEvent.click(link)
    link.remove()
    return followed
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

test('an address with a redirect to another site is refused and starts no session', async () => {
  const { requests } = answerCalls({ 'GET /appconfig': { body: {} } })
  saveSignup({ domain: 'residential', type: 'personal', nanl: false, stateId })
  visit(`/open-account?redirect=${encodeURIComponent('https://evil.example/payment')}`)
  await screen.findByRole('heading', { name: 'This link cannot be used' })
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull()
  expect(sessionStorage.getItem(sessionKeys.redirect)).toBeNull()
  expect(requests).toEqual([])
  fireEvent.click(screen.getByRole('link', { name: 'Open a utilities account' }))
  await screen.findByRole('button', { name: 'Start' })
})
