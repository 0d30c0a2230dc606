import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

describe.each([
  ['unavailable', { unavailable: true }],
  ['pending', { pending: true }],
])('a button that is %s', (_, state) => {
  test('a press of an inactive button does nothing and submits nothing', () => {
    const press = vi.fn<() => void>()
    const submit = vi.fn<() => void>()
    render(
      <form onSubmit={submit}>
        <Button {...state} type="submit" onClick={press}>
          Next
        </Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(press).not.toHaveBeenCalled()
    expect(submit).not.toHaveBeenCalled()
  })

  test('an inactive button can receive the focus', () => {
    render(<Button {...state}>Next</Button>)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' })
    button.focus()
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })
})

test('a press of an available button calls its action', () => {
  const press = vi.fn<() => void>()
  render(<Button onClick={press}>Next</Button>)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(press).toHaveBeenCalledOnce()
})
