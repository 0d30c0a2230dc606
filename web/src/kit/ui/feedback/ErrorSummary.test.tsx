import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { RadioField } from '../choice/RadioField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

afterEach(cleanup)

const errors = [
  { id: 'block', text: 'House/Block No. is required' },
  { id: 'occupancy', text: 'Type of Occupancy is required' },
]
const page = (attempt: number, shown = errors) => (
  <>
    <ErrorSummary errors={shown} attempt={attempt} />
    <input id="block" />
    <RadioField
      id="occupancy"
      label="Type of Occupancy"
      value=""
      onChange={() => undefined}
      options={[{ value: 'owner', label: 'Owner' }]}
    />
  </>
)

describe('the error summary', () => {
  test('the error summary receives the focus after an attempt to continue', () => {
    const { rerender } = render(page(0, []))
    rerender(page(1))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  test('the error summary receives the focus again after the next attempt', () => {
    const { rerender } = render(page(1))
    screen.getByRole('textbox').focus()
    rerender(page(2))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  test('a changed list of errors leaves the focus in the field', () => {
    const { rerender } = render(page(1))
    screen.getByRole('textbox').focus()
    rerender(page(1, []))
    rerender(page(1))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  test('the error summary is not shown without errors', () => {
    render(page(1, []))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('an error links to its field', () => {
    render(page(1))
    fireEvent.click(screen.getByRole('link', { name: 'House/Block No. is required' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  test('an error of a group links to its first choice', () => {
    render(page(1))
    fireEvent.click(screen.getByRole('link', { name: 'Type of Occupancy is required' }))
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Owner' }))
  })
})
