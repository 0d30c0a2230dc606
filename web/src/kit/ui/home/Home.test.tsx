import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Home } from './Home.tsx'

afterEach(cleanup)

const none = { electricity: false, water: false, gas: false, cooling: false }
const named = (container: HTMLElement) =>
  [...container.querySelectorAll('text')].map(text => text.textContent)

describe('the home', () => {
  test('is a decoration', () => {
    const { container } = render(<Home domain="residential" services={none} />)
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })

  test.each(['residential', 'commercial'] as const)('carries its number when it is %s', domain => {
    const { container } = render(<Home domain={domain} services={none} number="145A" />)
    expect(named(container)).toContain('145A')
  })

  test('shows centralised cooling only where it is there', () => {
    const { container, rerender } = render(<Home domain="commercial" services={none} />)
    expect(named(container)).toEqual(['Electricity', 'Water', 'Gas'])
    rerender(<Home domain="commercial" services={{ ...none, cooling: true }} />)
    expect(named(container)).toEqual(['Electricity', 'Water', 'Gas', 'Centralised cooling'])
  })
})
