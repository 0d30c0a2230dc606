import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { FocusOnNavigate } from '../../kit/navigation/FocusOnNavigate.tsx'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

const drawn = new Set<() => void>()
const router = {
  subscribe: (_: 'onRendered', listener: () => void) => {
    drawn.add(listener)
    return () => void drawn.delete(listener)
  },
}

interface PageProps {
  readonly title?: string
  readonly target?: string
  readonly ready?: boolean
}

const Page = ({ title = 'Utilities - Open Utilities Account', target, ready = true }: PageProps) => (
  <>
    <h1 tabIndex={-1}>Utilities</h1>
    <button type="button">Back</button>
    {ready && <input id="turn_on_date" aria-label="Turn On Date" />}
    <FocusOnNavigate title={title} target={target} router={router} />
  </>
)

const focused = () => document.activeElement?.textContent || document.activeElement?.id

test('a new screen sets the document title and focuses its heading', () => {
  render(<Page />)
  expect(document.title).toBe('Utilities - Open Utilities Account')
  expect(focused()).toBe('Utilities')
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
})

test('the field that the address names receives the focus, and the page stays scrolled to it', () => {
  vi.mocked(window.scrollTo).mockClear()
  render(<Page target="turn_on_date" />)
  expect(focused()).toBe('turn_on_date')
  expect(window.scrollTo).not.toHaveBeenCalled()
})

test('a field that renders later takes the focus from the heading', async () => {
  const { rerender } = render(<Page target="turn_on_date" ready={false} />)
  expect(focused()).toBe('Utilities')
  rerender(<Page target="turn_on_date" />)
  await vi.waitFor(() => expect(focused()).toBe('turn_on_date'))
})

test('a field that renders later does not take the focus from another field', async () => {
  const { rerender } = render(<Page target="turn_on_date" ready={false} />)
  screen.getByRole('button', { name: 'Back' }).focus()
  rerender(<Page target="turn_on_date" />)
  await Promise.resolve()
  expect(focused()).toBe('Back')
})

test('a focused field scrolls into view again after the router renders the page', () => {
  const scrolled = vi.fn<() => void>()
  Element.prototype.scrollIntoView = scrolled
  const { unmount } = render(<Page target="turn_on_date" />)
  for (const listener of drawn) listener()
  expect(scrolled).toHaveBeenCalledOnce()
  screen.getByRole('button', { name: 'Back' }).focus()
  for (const listener of drawn) listener()
  expect(scrolled).toHaveBeenCalledOnce()
  unmount()
  expect(drawn.size).toBe(0)
})

test('a new title of the same screen does not move the focus', () => {
  const { rerender } = render(<Page />)
  screen.getByRole('button', { name: 'Back' }).focus()
  rerender(<Page title="Utilities for Non-Standard Premises" />)
  expect(document.title).toBe('Utilities for Non-Standard Premises')
  expect(focused()).toBe('Back')
})
