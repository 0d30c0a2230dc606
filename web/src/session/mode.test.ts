import { describe, expect, test } from 'vitest'
import { currentMode, isRedirectRefused, keepModeSearch, modeSearch, readModeSearch } from './mode.ts'
import { readSession, sessionKeys } from './session.ts'

test('the mode is normal until an address says something', () => {
  expect(currentMode()).toBe('normal')
})

test('mode, redirect and token of the address are kept for the session', () => {
  keepModeSearch(readModeSearch({ mode: 'kiosk', redirect: '/payment/1', token: 't', other: 'x' }))
  expect(currentMode()).toBe('kiosk')
  expect(readSession(sessionKeys.redirect)).toBe('/payment/1')
  expect(readSession(sessionKeys.token)).toBe('t')
  keepModeSearch(readModeSearch({}))
  expect(currentMode()).toBe('kiosk')
})

test('nothing of an address is kept that leads elsewhere', () => {
  for (const redirect of [
    'https://evil.example/payment',
    '//evil.example',
    'javascript:alert(1)',
    'https://',
  ]) {
    const search = readModeSearch({ mode: 'kiosk', redirect, token: 't' })
    expect(isRedirectRefused(search)).toBe(true)
    keepModeSearch(search)
    expect(sessionStorage).toHaveLength(0)
  }
})

test.each(['/payment', '/payment/1?x=1', '', `${location.origin}/open-account`])(
  'a redirect to "%s" stays on the own pages',
  redirect => {
    expect(isRedirectRefused({ redirect })).toBe(false)
  },
)

describe('a device that comes into kiosk mode', () => {
  test('forgets what was entered before, and whose it was', () => {
    sessionStorage.setItem(sessionKeys.data, '{"canary":1}')
    sessionStorage.setItem(sessionKeys.stateId, 'state-7')
    sessionStorage.setItem('other code', 'canary')
    keepModeSearch({ mode: 'kiosk', token: 't' })
    expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({ oa_mode: 'kiosk', token: 't' })
  })

  test('forgets nothing when it is in that mode already', () => {
    keepModeSearch({ mode: 'kiosk' })
    sessionStorage.setItem(sessionKeys.stateId, 'state-7')
    keepModeSearch({ mode: 'kiosk' })
    expect(readSession(sessionKeys.stateId)).toBe('state-7')
  })
})

test('an unknown mode is no mode', () => {
  expect(readModeSearch({ mode: 'desktop' })).toEqual({})
})

test('an address of the landing page carries the mode unless it is normal', () => {
  expect(modeSearch('normal')).toEqual({})
  expect(modeSearch('mobile')).toEqual({ mode: 'mobile' })
})
