import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StillNeeded } from './StillNeeded.tsx'

afterEach(cleanup)

test('the list has a name and links to the missing fields', () => {
  render(
    <>
      <input id="otp" />
      <StillNeeded needs={[{ id: 'otp', text: 'OTP: 2 more digits, then Verify' }]} />
    </>,
  )
  expect(screen.getByRole('list', { name: 'Still needed' })).toBeDefined()
  fireEvent.click(screen.getByRole('link', { name: 'OTP: 2 more digits, then Verify' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('the list is a live region, also when it is empty at first', () => {
  const { container, rerender } = render(<StillNeeded needs={[]} />)
  const live = container.querySelector('[aria-live=polite]')
  expect(live?.textContent).toBe('')
  rerender(<StillNeeded needs={[{ id: 'block', text: 'House/Block No.' }]} />)
  expect(container.querySelector('[aria-live=polite]')).toBe(live)
  expect(live?.textContent).toContain('House/Block No.')
})
