import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Home } from './Home.tsx'

afterEach(cleanup)

const none = { electricity: false, water: false, gas: false, cooling: false }
const named = (container: HTMLElement) =>
  [...container.querySelectorAll('text')].map(text => text.textContent)

describe('the home', () => {
  test('the home is hidden from screen readers', () => {
    const { container } = render(<Home domain="residential" services={none} />)
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })

  test.each(['residential', 'commercial'] as const)('the home shows its number when it is %s', domain => {
    const { container } = render(<Home domain={domain} services={none} number="145A" />)
    expect(named(container)).toContain('145A')
  })

  test('the home shows centralised cooling only when it is chosen', () => {
    const { container, rerender } = render(<Home domain="commercial" services={none} />)
    expect(named(container)).toEqual(['Electricity', 'Water', 'Gas'])
    rerender(<Home domain="commercial" services={{ ...none, cooling: true }} />)
    expect(named(container)).toEqual(['Electricity', 'Water', 'Gas', 'Centralised cooling'])
  })
})
