import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openLanding } from '../../../test/openLanding.tsx'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value)

describe('domain and type in the address choose', () => {
  test.each([
    { address: '/open-account/', choice: [] },
    { address: '/open-account/residential', choice: ['residential'] },
    { address: '/open-account/commercial/', choice: ['commercial'] },
    { address: '/open-account/residential/company', choice: ['residential', 'company'] },
    { address: '/open-account/commercial/personal/', choice: ['commercial', 'personal'] },
  ])('$address', async ({ address, choice }) => {
    await openLanding(address)
    expect(chosen()).toEqual(choice)
  })
})

describe('an address that names no domain or type leads to the landing page', () => {
  test.each([
    '/open-account/industrial',
    '/open-account/industrial/personal',
    '/open-account/residential/club',
  ])('%s', async address => {
    const { pathname } = await openLanding(`${address}?mode=mobile`)
    expect(pathname.replace(/\/$/, '')).toBe('/open-account')
    expect(chosen()).toEqual([])
  })

  test('and keeps the mode', async () => {
    const { search } = await openLanding('/open-account/industrial?mode=mobile')
    expect(search).toBe('?mode=mobile')
  })
})

describe('the placeholder pages are not read as a domain', () => {
  test.each(['/open-account/test', '/open-account/test-again'])('%s', async address => {
    const { pathname } = await openLanding(address)
    expect(pathname).toBe(address)
    expect(screen.getByRole('heading', { level: 1, name: 'Test page' })).toBeDefined()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
