import { expect, test } from 'vitest'
import { currentMode, keepModeSearch, modeSearch, readModeSearch } from './mode.ts'
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

test('an unknown mode is no mode', () => {
  expect(readModeSearch({ mode: 'desktop' })).toEqual({})
})

test('an address of the landing page carries the mode unless it is normal', () => {
  expect(modeSearch('normal')).toEqual({})
  expect(modeSearch('mobile')).toEqual({ mode: 'mobile' })
})
