import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DateField } from './DateField.tsx'

afterEach(cleanup)

const today = Temporal.PlainDate.from('2026-11-02')
const DateOfBirth = ({ entered = '' }) => {
  const [value, setValue] = useState(entered)
  return (
    <DateField
      id="dob"
      label="Date of birth"
      hint="27/03/1990"
      value={value}
      onChange={setValue}
      calendar={{
        today,
        first: Temporal.PlainDate.from('1990-01-01'),
        last: today,
        reasonAgainst: () => null,
        years: [1990, 2026],
      }}
    />
  )
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' })

test.each([
  ['27.3.1990', '27/03/1990'],
  ['27-03-1990', '27/03/1990'],
  [' 27 3 1990 ', '27/03/1990'],
])('a date typed as %j becomes %s on leaving the field', (entered, tidy) => {
  render(<DateOfBirth entered={entered} />)
  fireEvent.blur(field())
  expect(field().value).toBe(tidy)
})

test('a text that is no date stays as typed', () => {
  render(<DateOfBirth entered="31/02/1990" />)
  fireEvent.blur(field())
  expect(field().value).toBe('31/02/1990')
})

test('picking a day fills the field, closes the calendar and focuses the field', async () => {
  render(<DateOfBirth entered="27/03/1990" />)
  fireEvent.click(screen.getByRole('button', { name: 'Date of birth: choose from a calendar' }))
  fireEvent.click(await screen.findByRole('button', { name: /28 March 1990/ }))
  expect(field().value).toBe('28/03/1990')
  expect(screen.queryByRole('grid')).toBeNull()
  expect(document.activeElement).toBe(field())
})
