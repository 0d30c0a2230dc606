import { expect } from 'vitest'
import { saveDraft } from '../src/session/draftStore.ts'
import { sessionKeys, writeSession } from '../src/session/session.ts'
import { saveSignup } from '../src/session/signup.ts'
import { answerCalls } from './answers.ts'
import { visit } from './visitApplication.tsx'
// Loaded before the first visit, so that no test waits for them.
import '../src/app/device/Keyboard.tsx'
import '../src/app/device/OfflinePage.tsx'
import '../src/app/device/OutOfService.tsx'
import '../src/app/device/SharedDevice.tsx'
import '../src/pages/steps/premises/PremisesStep.tsx'

/** A person's data, written to every store of the page. No later person may find it. */
export const canary = 'CANARY TAN AH KOW'
export const stateId = 'wuTVrpPUBwl6uP1gfjTatA'

/** Opens an application at a shared device, with answers and other data of a person. */
export const visitSharedDevice = ({ prepare = () => {} } = {}) => {
  const { requests } = answerCalls({
    'GET /appconfig': { body: {} },
    'POST /v1/premise/useOfPremise': { body: [] },
    [`POST /v1/transaction/${stateId}/end`]: { status: 204, body: null },
  })
  for (const [key, value] of [
    [sessionKeys.mode, 'kiosk'],
    [sessionKeys.token, 'token-1'],
    [sessionKeys.redirect, '/payment'],
    [sessionKeys.useOfPremises, '[]'],
  ] as const)
    writeSession(key, value)
  saveSignup({ domain: 'residential', type: 'personal', nanl: true, stateId })
  saveDraft(({ premises }) => ({ premises: { ...premises, premise_description: canary } }))
  writeSession(sessionKeys.otp, canary)
  sessionStorage.setItem('other code', canary)
  localStorage.setItem('other code', canary)
  document.cookie = `_ga=${encodeURIComponent(canary)}; path=/`
  document.cookie = 'deep=1; path=/open-account/'
  history.replaceState({ canary }, '')
  prepare()
  return { router: visit('/open-account/residential/personal/premises'), requests }
}

/** Expects no data of the person in the stores of the browser, in the history entry or on the page. */
export const expectNothingLeft = () => {
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
    [sessionKeys.mode]: 'kiosk',
    [sessionKeys.token]: 'token-1',
    [sessionKeys.redirect]: '/payment',
    [sessionKeys.useOfPremises]: '[]',
  })
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({})
  expect(document.cookie).toBe('')
  expect(history.state).toBeNull()
  expect(document.documentElement.outerHTML).not.toContain(canary)
  expect(document.querySelectorAll('input, textarea')).toHaveLength(0)
}
