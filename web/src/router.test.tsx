import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentMode } from './application/mode.ts'
import { readSession, sessionKeys, writeSession } from './application/session.ts'
import { LandingServicesContext } from './landing/landingServices.ts'
import { makeRouter } from './router.tsx'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

const services = {
  readFlags: () => Promise.resolve({ kind: 'none' } as const),
  startTransaction: () => Promise.resolve('state-1'),
  wait: () => Promise.resolve(),
}

/** Opens an address; resolves with the address that the browser then shows. */
const visit = async (address: string) => {
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = makeRouter(history)
  render(
    <LandingServicesContext value={services}>
      <RouterProvider router={router} />
    </LandingServicesContext>,
  )
  await screen.findByRole('heading', { level: 1 })
  return { router, shown: history.location.href }
}

test.each(['1e5', '12.50', '12345678901234567890', '007', 'true', 'null', '{"a":1}', '"quoted"', 'a b'])(
  'the session stores the token %s exactly as the address has it',
  async token => {
    await visit(`/open-account?token=${encodeURIComponent(token)}`)
    expect(readSession(sessionKeys.token)).toBe(token)
  },
)

test.each(['1e5', '12.50', '12345678901234567890', 'true', '{"a":1}'])(
  'a redirect does not change the token %s',
  async token => {
    const { shown } = await visit(`/open-account/industrial?token=${encodeURIComponent(token)}`)
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
])('a step that may not be entered, %s, leaves nothing of a step in the address', async (address, query) => {
  const { shown } = await visit(address)
  expect(new URL(shown, location.href).search).toBe(query)
  expect(shown).not.toContain('/premises')
})

test('an unknown mode leaves the device in kiosk mode and is not stored', async () => {
  writeSession(sessionKeys.mode, 'kiosk')
  await visit('/open-account?mode=desktop')
  expect(readSession(sessionKeys.mode)).toBe('kiosk')
  expect(currentMode()).toBe('kiosk')
})
