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

describe('choices from the address', () => {
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

describe('unknown addresses', () => {
  test.each([
    '/open-account/industrial',
    '/open-account/industrial/personal',
    '/open-account/residential/club',
  ])('%s', async address => {
    const { pathname } = await openLanding(`${address}?mode=mobile`)
    expect(pathname.replace(/\/$/, '')).toBe('/open-account')
    expect(chosen()).toEqual([])
  })

  test('a redirect from an unknown address keeps the mode', async () => {
    const { search } = await openLanding('/open-account/industrial?mode=mobile')
    expect(search).toBe('?mode=mobile')
  })
})

describe('placeholder pages', () => {
  test.each(['/open-account/test', '/open-account/test-again'])('%s', async address => {
    const { pathname } = await openLanding(address)
    expect(pathname).toBe(address)
    expect(screen.getByRole('heading', { level: 1, name: 'Test page' })).toBeDefined()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
