import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { RadioField } from '../choice/RadioField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

afterEach(cleanup)

const errors = [
  { id: 'block', words: 'House/Block No. is required' },
  { id: 'occupancy', words: 'Type of Occupancy is required' },
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
  test('takes the focus after an attempt to go on', () => {
    const { rerender } = render(page(0, []))
    rerender(page(1))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  test('takes the focus again with the next attempt', () => {
    const { rerender } = render(page(1))
    screen.getByRole('textbox').focus()
    rerender(page(2))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  test('leaves the cursor in the field while errors come and go', () => {
    const { rerender } = render(page(1))
    screen.getByRole('textbox').focus()
    rerender(page(1, []))
    rerender(page(1))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  test('is not there while nothing is wrong', () => {
    render(page(1, []))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('leads to the field that is wrong', () => {
    render(page(1))
    fireEvent.click(screen.getByRole('link', { name: 'House/Block No. is required' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  test('leads to the first choice of a group that is wrong', () => {
    render(page(1))
    fireEvent.click(screen.getByRole('link', { name: 'Type of Occupancy is required' }))
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Owner' }))
  })
})
