import { beforeEach, expect, test, vi } from 'vitest'
import { openLanding } from '../../test/openLanding.tsx'
import { currentMode } from '../session/mode.ts'
import { readSession, sessionKeys, writeSession } from '../session/session.ts'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

test.each(['1e5', '12.50', '12345678901234567890', '007', 'true', 'null', '{"a":1}', '"quoted"', 'a b'])(
  'the session stores the token %s exactly as the address has it',
  async token => {
    await openLanding(`/open-account?token=${encodeURIComponent(token)}`)
    expect(readSession(sessionKeys.token)).toBe(token)
  },
)

test.each(['1e5', '12.50', '12345678901234567890', 'true', '{"a":1}'])(
  'a redirect does not change the token %s',
  async token => {
    const { href: shown } = await openLanding(`/open-account/industrial?token=${encodeURIComponent(token)}`)
    expect(new URL(shown, location.href).searchParams.get('token')).toBe(token)
  },
)

test.each([
  [
    '/open-account/residential/personal/confirmation?mode=mobile&from=confirmation&target=email',
    '?mode=mobile',
  ],
  ['/open-account/residential/personal/premises?target=email', ''],
  ['/open-account/industrial/personal/premises?from=review&token=1e5', '?token=1e5'],
])(
  'the redirect from a step that may not be entered, %s, drops the parameters of the step',
  async (address, query) => {
    const { href: shown } = await openLanding(address)
    expect(new URL(shown, location.href).search).toBe(query)
    expect(shown).not.toContain('/premises')
  },
)

test('an unknown mode is not stored and leaves the device in kiosk mode', async () => {
  writeSession(sessionKeys.mode, 'kiosk')
  await openLanding('/open-account?mode=desktop')
  expect(readSession(sessionKeys.mode)).toBe('kiosk')
  expect(currentMode()).toBe('kiosk')
})
