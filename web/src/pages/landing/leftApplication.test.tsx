import { continuationLimit } from '@open-account/domain/application/leaving'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { advanceTime } from '../../../test/advanceTime.ts'
import { answerCalls, refusal, type StubbedAnswer } from '../../../test/answers.ts'
import { flagsWith, renderLanding } from '../../../test/renderLanding.tsx'
import { saveDraft } from '../../session/draftStore.ts'
import { readSession, sessionKeys, writeSession } from '../../session/session.ts'
import { saveSignup } from '../../session/signup.ts'
// Loaded before, so that no test waits for them.
import './LeftApplication.tsx'
import '../../session/isTransactionOver.ts'

const stateId = 'wuTVrpPUBwl6uP1gfjTatA'
const place = '/open-account/residential/personal/utilities'
const files: StubbedAnswer = { body: { attachmentDetails: [] } }

afterEach(() => {
  vi.useRealTimers()
})

/** The landing page, opened with an application in the session. */
const comeBack = async (answer: StubbedAnswer = files) => {
  const calls = answerCalls({ [`GET /v1/transaction/attachment/${stateId}`]: answer })
  saveSignup({ domain: 'residential', type: 'personal', nanl: true, stateId })
  saveDraft(({ premises }) => ({
    premises: {
      ...premises,
      premise_address: { ...premises.premise_address, premise_description: 'Street light 12' },
    },
  }))
  writeSession(sessionKeys.place, place)
  const page = await renderLanding('/open-account')
  return { ...page, ...calls }
}
const offer = () => screen.queryByRole('button', { name: 'Continue where you stopped' })
const offered = () => screen.findByRole('button', { name: 'Continue where you stopped' })

test('the landing page offers to continue the application of its session', async () => {
  await comeBack()
  await offered()
  expect(screen.getByText('Residential Premises, Personal Name, Utilities')).toBeDefined()
  expect(readSession(sessionKeys.data)).toBeNull()
})

test('continuing shows the step where the application was left', async () => {
  const { path } = await comeBack()
  fireEvent.click(await offered())
  await waitFor(() => expect(path()).toBe(place))
  expect(readSession(sessionKeys.data)).toContain('Street light 12')
})

test.each([refusal('not_found'), refusal('expired')])(
  'a transaction that is over cannot be continued, and its answers are deleted',
  async answer => {
    const { path } = await comeBack(answer)
    fireEvent.click(await offered())
    await screen.findByText('This application cannot be continued')
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain('This application cannot be continued'),
    )
    expect(path()).toBe('/open-account')
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Street light 12')
  },
)

test('an application can be continued while the service cannot be reached', async () => {
  const { path } = await comeBack(refusal('unavailable'))
  fireEvent.click(await offered())
  await waitFor(() => expect(path()).toBe(place))
})

test('the applicant can delete the application, and the heading receives the focus', async () => {
  await comeBack()
  await offered()
  fireEvent.click(screen.getByRole('button', { name: 'Delete my answers' }))
  expect(offer()).toBeNull()
  expect(readSession(sessionKeys.leftApplication)).toBeNull()
  expect(document.activeElement?.tagName).toBe('H1')
})

test('after 30 minutes the application is deleted while the page is open', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await comeBack()
  await offered()
  await advanceTime(continuationLimit)
  expect(offer()).toBeNull()
  expect(readSession(sessionKeys.leftApplication)).toBeNull()
})

test('a start deletes the application', async () => {
  await comeBack()
  await offered()
  fireEvent.click(screen.getByRole('radio', { name: /Commercial Premises/ }))
  fireEvent.click(screen.getByRole('radio', { name: /Personal Name/ }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start' }).ariaDisabled).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Start' }))
  await screen.findByRole('heading', { name: 'A step' })
  expect(readSession(sessionKeys.leftApplication)).toBeNull()
})

test('without an application nothing is offered', async () => {
  await renderLanding('/open-account', { readFlags: () => Promise.resolve(flagsWith()) })
  expect(offer()).toBeNull()
})
