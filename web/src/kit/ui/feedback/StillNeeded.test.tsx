import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StillNeeded } from './StillNeeded.tsx'

afterEach(cleanup)

test('what is still needed is a named list of links to what is missing', () => {
  render(
    <>
      <input id="otp" />
      <StillNeeded needs={[{ id: 'otp', words: 'OTP: 2 more digits, then Verify' }]} />
    </>,
  )
  expect(screen.getByRole('list', { name: 'Still needed' })).toBeDefined()
  fireEvent.click(screen.getByRole('link', { name: 'OTP: 2 more digits, then Verify' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('the list is read out as it changes, also when it began empty', () => {
  const { container, rerender } = render(<StillNeeded needs={[]} />)
  const live = container.querySelector('[aria-live=polite]')
  expect(live?.textContent).toBe('')
  rerender(<StillNeeded needs={[{ id: 'block', words: 'House/Block No.' }]} />)
  expect(container.querySelector('[aria-live=polite]')).toBe(live)
  expect(live?.textContent).toContain('House/Block No.')
})
