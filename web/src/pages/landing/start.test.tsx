import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { flagsWith, off, on, renderLanding } from '../../../test/renderLanding.tsx'
import { ServiceFailure } from '../../http/api/serviceFailure.ts'
import type { Flags } from '../../session/flags.ts'
import { sessionKeys } from '../../session/session.ts'
import type { LandingServices } from './landingServices.ts'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const startButton = () => screen.getByRole('button', { name: 'Start' })
const isDisabled = () => startButton().getAttribute('aria-disabled') === 'true'
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const ready = () => waitFor(() => expect(screen.queryByText('Please wait..')).toBeNull())
const stillNeeded = () =>
  screen.queryAllByRole('link', { name: /^(Premises|Registration) type$/ }).map(link => link.textContent)

describe('Start before both types are chosen', () => {
  test.each([
    { address: '/open-account/', missing: ['Premises type', 'Registration type'] },
    { address: '/open-account/residential', missing: ['Registration type'] },
    { address: '/open-account/commercial/company', missing: [] },
  ])('at $address', async ({ address, missing }) => {
    await renderLanding(address)
    await ready()
    expect(stillNeeded()).toEqual(missing)
    expect(isDisabled()).toBe(missing.length > 0)
  })

  test('choosing the missing type enables Start', async () => {
    await renderLanding('/open-account/')
    await ready()
    choose(/Personal Name/)
    expect(stillNeeded()).toEqual(['Premises type'])
    choose(/Residential Premises/)
    expect(stillNeeded()).toEqual([])
    expect(isDisabled()).toBe(false)
  })
})

describe('the first check of the flags', () => {
  test("'Please wait..' is shown and Start is disabled for 300 ms", async () => {
    const pause = Promise.withResolvers<undefined>()
    const wait = vi.fn<LandingServices['wait']>(() => pause.promise)
    await renderLanding('/open-account/residential/personal', { wait })
    expect(wait).toHaveBeenCalledWith(300)
    expect(screen.getByText('Please wait..')).toBeDefined()
    expect(screen.getByRole('radio', { name: /Commercial Premises/ })).toBeDefined()
    expect(isDisabled()).toBe(true)
    await act(async () => pause.resolve(undefined))
    expect(screen.queryByText('Please wait..')).toBeNull()
    expect(isDisabled()).toBe(false)
  })
})

describe('Start', () => {
  test('a press before the first check of the flags starts the application after it', async () => {
    const pause = Promise.withResolvers<undefined>()
    const { path } = await renderLanding('/open-account/residential/personal', { wait: () => pause.promise })
    fireEvent.click(startButton())
    expect(path()).toBe('/open-account/residential/personal')
    expect(startButton().getAttribute('aria-busy')).toBe('true')
    await act(async () => pause.resolve(undefined))
    await screen.findByRole('heading', { name: 'A step' })
  })

  test('a press before the first check of the flags starts nothing without a choice', async () => {
    const pause = Promise.withResolvers<undefined>()
    const startTransaction = vi.fn<LandingServices['startTransaction']>(() => Promise.resolve('state-1'))
    await renderLanding('/open-account/residential', { wait: () => pause.promise, startTransaction })
    fireEvent.click(startButton())
    await act(async () => pause.resolve(undefined))
    choose(/Personal Name/)
    expect(isDisabled()).toBe(false)
    expect(startTransaction).not.toHaveBeenCalled()
  })

  test.each([
    ['residential', 'personal'],
    ['residential', 'company'],
    ['commercial', 'personal'],
    ['commercial', 'company'],
  ] as const)(
    'Start begins a transaction for %s %s, saves it and shows the first step',
    async (domain, type) => {
      const startTransaction = vi.fn<LandingServices['startTransaction']>(() => Promise.resolve('state-7'))
      const { path } = await renderLanding(`/open-account/${domain}/${type}`, { startTransaction })
      await ready()
      fireEvent.click(startButton())
      await screen.findByRole('heading', { name: 'A step' })
      expect(path()).toBe(`/open-account/${domain}/${type}/premises`)
      expect(startTransaction).toHaveBeenCalledExactlyOnceWith(domain, type)
      expect(sessionStorage.getItem(sessionKeys.start)).toBe('true')
      expect(sessionStorage.getItem(sessionKeys.stateId)).toBe('state-7')
      expect(sessionStorage.getItem(sessionKeys.nanl)).toBe('false')
    },
  )

  test('a second press of Start does nothing while starting', async () => {
    const answer = Promise.withResolvers<string>()
    const startTransaction = vi.fn<LandingServices['startTransaction']>(() => answer.promise)
    await renderLanding('/open-account/residential/personal', { startTransaction })
    await ready()
    fireEvent.click(startButton())
    await waitFor(() => expect(startTransaction).toHaveBeenCalled())
    expect(isDisabled()).toBe(true)
    fireEvent.click(startButton())
    expect(startTransaction).toHaveBeenCalledTimes(1)
  })

  test.each(['oa-maintenance', 'maintenance'] as const)(
    'Start reads the flags again and begins nothing when %s has become active',
    async flag => {
      const answers: Flags[] = [flagsWith(), flagsWith({ [flag]: on() })]
      const readFlags = () => Promise.resolve(answers.shift() ?? flagsWith())
      const startTransaction = vi.fn<LandingServices['startTransaction']>(() => Promise.resolve('state-1'))
      await renderLanding('/open-account/residential/personal', { readFlags, startTransaction })
      await ready()
      fireEvent.click(startButton())
      await screen.findByRole('heading', { name: 'Upgrading to serve you better' })
      expect(startTransaction).not.toHaveBeenCalled()
      expect(sessionStorage.getItem(sessionKeys.start)).toBeNull()
    },
  )

  test('Start begins nothing when the premises type is no longer offered', async () => {
    const answers: Flags[] = [flagsWith(), flagsWith({ 'oa-commercial': off })]
    const readFlags = () => Promise.resolve(answers.shift() ?? flagsWith())
    const startTransaction = vi.fn<LandingServices['startTransaction']>(() => Promise.resolve('state-1'))
    await renderLanding('/open-account/commercial/company', { readFlags, startTransaction })
    await ready()
    fireEvent.click(startButton())
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Commercial Premises/ })).toBeNull())
    expect(startTransaction).not.toHaveBeenCalled()
    expect(stillNeeded()).toEqual(['Premises type'])
  })

  test('no application starts when the page is left meanwhile', async () => {
    const answer = Promise.withResolvers<string>()
    const startTransaction = vi.fn<LandingServices['startTransaction']>(() => answer.promise)
    const { unmount, path } = await renderLanding('/open-account/residential/personal', { startTransaction })
    await ready()
    fireEvent.click(startButton())
    await waitFor(() => expect(startTransaction).toHaveBeenCalled())
    unmount()
    await act(async () => answer.resolve('state-1'))
    expect(sessionStorage.getItem(sessionKeys.start)).toBeNull()
    expect(path()).toBe('/open-account/residential/personal')
  })
})

describe('a start that fails', () => {
  const later =
    "Apologies but there's something wrong with the service, you may close this prompt and try again later."

  test.each([
    { when: 'the service cannot be reached', failure: new ServiceFailure('network_error'), says: later },
    { when: 'the service gives no reason', failure: new ServiceFailure('server_error'), says: later },
    {
      when: 'the service says why',
      failure: new ServiceFailure('maintenance', 'We are back at 3 am.'),
      says: 'We are back at 3 am.',
    },
  ])("a failed start shows a dialog with 'Close and continue' when $when", async ({ failure, says }) => {
    await renderLanding('/open-account/residential/personal', {
      startTransaction: () => Promise.reject(failure),
    })
    await ready()
    fireEvent.click(startButton())
    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(within(dialog).getByText(says)).toBeDefined()
    expect(dialog.textContent).toContain('Customer line: 1800 2222 333')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close and continue' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(isDisabled()).toBe(false)
    expect(sessionStorage.getItem(sessionKeys.start)).toBeNull()
  })
})

describe("'click here' for non-standard premises", () => {
  const toggle = () => fireEvent.click(screen.getByRole('button', { name: 'click here' }))

  test.each([
    { clicks: 1, nanl: 'true', heading: 'For non-standard residential premises' },
    { clicks: 2, nanl: 'false', heading: 'For residential premises' },
  ])(
    'after $clicks clicks the page shows the variant, and Start begins it',
    async ({ clicks, nanl, heading }) => {
      await renderLanding('/open-account/residential/personal')
      await ready()
      for (let click = 0; click < clicks; click += 1) toggle()
      expect(screen.getByRole('heading', { name: heading })).toBeDefined()
      fireEvent.click(startButton())
      await screen.findByRole('heading', { name: 'A step' })
      expect(sessionStorage.getItem(sessionKeys.nanl)).toBe(nanl)
    },
  )
})

describe('the session is cleared when the landing page appears', () => {
  test.each([
    { mode: 'normal', stateId: 'earlier' },
    { mode: 'mobile', stateId: 'earlier' },
    { mode: 'kiosk', stateId: null },
  ])('in $mode mode', async ({ mode, stateId }) => {
    sessionStorage.setItem(sessionKeys.mode, mode)
    sessionStorage.setItem(sessionKeys.data, '{}')
    sessionStorage.setItem(sessionKeys.start, 'true')
    sessionStorage.setItem(sessionKeys.stateId, 'earlier')
    sessionStorage.setItem(sessionKeys.useOfPremises, '[]')
    await renderLanding('/open-account/')
    expect(sessionStorage.getItem(sessionKeys.data)).toBeNull()
    expect(sessionStorage.getItem(sessionKeys.start)).toBeNull()
    expect(sessionStorage.getItem(sessionKeys.stateId)).toBe(stateId)
    expect(sessionStorage.getItem(sessionKeys.mode)).toBe(mode)
    expect(sessionStorage.getItem(sessionKeys.useOfPremises)).toBe('[]')
  })
})
