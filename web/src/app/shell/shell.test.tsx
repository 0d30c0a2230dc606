import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../test/answers.ts'
import { visit } from '../../../test/visitApplication.tsx'
import { readSession, sessionKeys, writeSession } from '../../session/session.ts'
import { saveSignup } from '../../session/signup.ts'
import '../../pages/steps/premises/PremisesStep.tsx'
import './LeaveQuestion.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Opens the first step of a new application. */
const arrive = async ({ mode = 'normal', nanl = false, settings = {}, flags = {} } = {}) => {
  answerCalls({
    'GET /appconfig': { body: { ...flags, settings } },
    'POST /v1/premise/useOfPremise': { body: [] },
  })
  saveSignup({ domain: 'residential', type: 'personal', nanl, stateId: 'state-7' })
  writeSession(sessionKeys.mode, mode)
  const router = visit('/open-account/residential/personal/premises')
  await screen.findByRole('button', { name: 'Cancel' })
  return router
}

const steps = () => screen.queryByRole('navigation', { name: 'Progress' })

test('the title contains the step, the premises and the applicant type', async () => {
  await arrive({ nanl: true })
  await waitFor(() =>
    expect(document.title).toBe(
      'Your Premises - Open Utilities Account for Non-Standard Residential Premises Under Personal Name',
    ),
  )
  expect(screen.getByText('Open Utilities Account for Non-Standard Residential Premises')).toBeDefined()
  expect(screen.getByText('Under Personal Name')).toBeDefined()
})

test.each([
  { mode: 'normal', header: true, linked: true },
  { mode: 'mobile', header: false, linked: true },
  { mode: 'kiosk', header: true, linked: false },
])('in $mode mode there is a header: $header, phone numbers are links: $linked', async expected => {
  await arrive({ mode: expected.mode })
  expect(screen.queryByRole('banner') !== null).toBe(expected.header)
  expect(screen.queryByText('1800 2222 333') !== null).toBe(expected.header)
  const numbers = screen.getAllByText(/^1800 \d/)
  expect(numbers.map(number => number.matches('a[href^="tel:"]'))).toEqual(numbers.map(() => expected.linked))
  expect(screen.getByText('1800 555 1661')).toBeDefined()
})

describe('the step indicator', () => {
  test.each([
    { mode: 'normal', kioskStepIndicator: false, shown: true },
    { mode: 'kiosk', kioskStepIndicator: true, shown: true },
    { mode: 'kiosk', kioskStepIndicator: false, shown: false },
  ])(
    'in $mode mode with the kiosk setting $kioskStepIndicator the step indicator shows: $shown',
    async ({ mode, shown, ...settings }) => {
      await arrive({ mode, settings })
      await waitFor(() => expect(steps() !== null).toBe(shown))
    },
  )
})

test('every step has the live chat when its flag is on and its link is set', async () => {
  await arrive({
    flags: { 'oa-livechat': { active: true, message: '' } },
    settings: { links: { liveChat: 'https://chat.example/' } },
  })
  const [chat] = await screen.findAllByRole('button', { name: 'Chat with us' })
  if (chat === undefined) throw new Error('No live chat')
  fireEvent.click(chat)
  const dialog = within(await screen.findByRole('dialog', { name: 'Leaving this website' }))
  expect(dialog.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('https://chat.example/')
})

describe('Cancel', () => {
  test.each([
    { mode: 'normal', search: {} },
    { mode: 'mobile', search: { mode: 'mobile' } },
  ])('in $mode mode', async ({ mode, search }) => {
    const router = await arrive({ mode })
    const complaint = vi.spyOn(console, 'error')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/open-account\/?$/))
    expect(router.state.location.search).toEqual(search)
    await screen.findByRole('button', { name: 'Start' })
    expect(complaint).not.toHaveBeenCalled()
    expect(sessionStorage.getItem(sessionKeys.data)).toBeNull()
    expect(sessionStorage.getItem(sessionKeys.start)).toBeNull()
  })
})

describe('leaving an application with answers', () => {
  const question = () => screen.queryByRole('dialog', { name: 'Leave this application?' })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const arriveAndType = async (mode?: 'normal' | 'mobile') => {
    const router = await arrive({ nanl: true, ...(mode && { mode }) })
    fireEvent.change(screen.getByRole('textbox', { name: 'Premises Description' }), {
      target: { value: 'Street light 12' },
    })
    return router
  }
  const step = '/open-account/residential/personal/premises'

  test('Stay keeps the step and every answer, and the focus returns to Cancel', async () => {
    const router = await arriveAndType()
    screen.getByRole('button', { name: 'Cancel' }).focus()
    press('Cancel')
    await waitFor(() => expect(question()).not.toBeNull())
    press('Stay')
    expect(question()).toBeNull()
    expect(router.state.location.pathname).toBe(step)
    expect(sessionStorage.getItem(sessionKeys.data)).toContain('Street light 12')
    expect(document.activeElement?.textContent).toBe('Cancel')
  })

  test('a step that is completed after Stay keeps the answers', async () => {
    const router = await arriveAndType()
    press('Cancel')
    await waitFor(() => expect(question()).not.toBeNull())
    press('Stay')
    await act(() => router.navigate({ href: `${step}?target=premise_description` }))
    expect(sessionStorage.getItem(sessionKeys.data)).toContain('Street light 12')
  })

  test.each(['normal', 'mobile'] as const)(
    'in %s mode Leave clears the session and stores the application under a key of its own',
    async mode => {
      const router = await arriveAndType(mode)
      press('Cancel')
      await waitFor(() => expect(question()).not.toBeNull())
      press('Leave')
      await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/open-account\/?$/))
      await screen.findByRole('button', { name: 'Start' })
      expect(Object.keys(sessionStorage).toSorted()).toEqual([
        'left',
        'oa_mode',
        'signupStateId',
        'userOfPremise',
      ])
      expect(readSession(sessionKeys.leftApplication)).toContain('Street light 12')
    },
  )

  test('the logo asks too', async () => {
    const router = await arriveAndType()
    fireEvent.click(screen.getByRole('link', { name: 'Open Utilities Account' }))
    await waitFor(() => expect(question()).not.toBeNull())
    expect(router.state.location.pathname).toBe(step)
  })

  test('the second press of a double press does not leave', async () => {
    const router = await arriveAndType()
    fireEvent.mouseDown(screen.getByRole('button', { name: 'Cancel' }), { detail: 1 })
    press('Cancel')
    const leave = await screen.findByRole('button', { name: 'Leave' })
    fireEvent.mouseDown(leave, { detail: 2 })
    fireEvent.click(leave, { detail: 2 })
    expect(question()).not.toBeNull()
    expect(router.state.location.pathname).toBe(step)
  })

  test('a refusal that ends the application asks nothing', async () => {
    const router = await arriveAndType()
    await act(() => router.navigate({ to: '/open-account', ignoreBlocker: true }))
    await screen.findByRole('button', { name: 'Start' })
    expect(question()).toBeNull()
  })
})

test('steps that were not reached are no links', async () => {
  await arrive()
  const indicator = steps()
  if (indicator === null) throw new Error('No step indicator')
  expect(within(indicator).queryAllByRole('link')).toEqual([])
})
