import { describe, expect, test } from 'vitest'
import { currentMode, isRedirectRefused, saveModeSearch, modeSearch, readModeSearch } from './mode.ts'
import { readSession, sessionKeys } from './session.ts'

test('the mode is normal without a mode in the address', () => {
  expect(currentMode()).toBe('normal')
})

test('mode, redirect and token of the address are saved in the session', () => {
  saveModeSearch(readModeSearch({ mode: 'kiosk', redirect: '/payment/1', token: 't', other: 'x' }))
  expect(currentMode()).toBe('kiosk')
  expect(readSession(sessionKeys.redirect)).toBe('/payment/1')
  expect(readSession(sessionKeys.token)).toBe('t')
  saveModeSearch(readModeSearch({}))
  expect(currentMode()).toBe('kiosk')
})

test('an address with a redirect to another site is not saved', () => {
  for (const redirect of [
    'https://evil.example/payment',
    '//evil.example',
    'javascript:alert(1)',
    'https://',
  ]) {
    const search = readModeSearch({ mode: 'kiosk', redirect, token: 't' })
    expect(isRedirectRefused(search)).toBe(true)
    saveModeSearch(search)
    expect(sessionStorage).toHaveLength(0)
  }
})

test.each(['/payment', '/payment/1?x=1', '', `${location.origin}/open-account`])(
  'a redirect to "%s" is accepted, because it is on our own pages',
  redirect => {
    expect(isRedirectRefused({ redirect })).toBe(false)
  },
)

describe('a change to kiosk mode', () => {
  test('a change to kiosk mode deletes the answers and the identity', () => {
    sessionStorage.setItem(sessionKeys.data, '{"canary":1}')
    sessionStorage.setItem(sessionKeys.stateId, 'state-7')
    sessionStorage.setItem('other code', 'canary')
    saveModeSearch({ mode: 'kiosk', token: 't' })
    expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({ oa_mode: 'kiosk', token: 't' })
  })

  test('an address with the present mode deletes nothing', () => {
    saveModeSearch({ mode: 'kiosk' })
    sessionStorage.setItem(sessionKeys.stateId, 'state-7')
    saveModeSearch({ mode: 'kiosk' })
    expect(readSession(sessionKeys.stateId)).toBe('state-7')
  })
})

test('an unknown mode is ignored', () => {
  expect(readModeSearch({ mode: 'desktop' })).toEqual({})
})

test('an address of the landing page contains the mode unless it is normal', () => {
  expect(modeSearch('normal')).toEqual({})
  expect(modeSearch('mobile')).toEqual({ mode: 'mobile' })
})
