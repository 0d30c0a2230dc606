import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
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

/** The text and the cursor of the field after a change by the browser. */
const enter = (value: string, cursor = value.length) =>
  fireEvent.input(field(), { target: { value, selectionStart: cursor, selectionEnd: cursor } })

/** Types characters one by one at the cursor. */
const type = (characters: string): void => {
  for (const character of characters) {
    const { value, selectionStart } = field()
    const at = selectionStart ?? value.length
    enter(value.slice(0, at) + character + value.slice(at), at + 1)
  }
}

/** Deletes the character before the cursor. */
const erase = (): void => {
  const { value, selectionStart } = field()
  const at = selectionStart ?? value.length
  enter(value.slice(0, at - 1) + value.slice(at), at - 1)
}

describe('slashes appear while digits are typed', () => {
  test.each([
    ['27', '27'],
    ['270', '27/0'],
    ['2703', '27/03'],
    ['27031990', '27/03/1990'],
    ['27/03/1990', '27/03/1990'],
    ['27.3.1990', '27.3.1990'],
    ['27 Mar 1990', '27 Mar 1990'],
    ['1990-03-27', '1990-03-27'],
    ['2012-03-27', '2012-03-27'],
    ['7/3/1990', '7/3/1990'],
  ])('%j shows %s', (typed, shown) => {
    render(<DateOfBirth />)
    type(typed)
    expect(field().value).toBe(shown)
  })

  test('a slash that is deleted at the end stays deleted until the next digit', () => {
    render(<DateOfBirth />)
    type('270')
    erase()
    expect(field().value).toBe('27/')
    erase()
    expect(field().value).toBe('27')
    type('1')
    expect(field().value).toBe('27/1')
  })

  test('deleting and typing in the middle leaves the other digits and the cursor in place', () => {
    render(<DateOfBirth entered="27/03/1990" />)
    field().setSelectionRange(5, 5)
    erase()
    expect(field().value).toBe('27/0/1990')
    type('4')
    expect(field().value).toBe('27/04/1990')
    expect(field().selectionStart).toBe(5)
  })

  test.each(['27031990', '1990-03-27', ' 27 Mar 1990'])('%j stays as it was pasted', pasted => {
    render(<DateOfBirth />)
    enter(pasted)
    expect(field().value).toBe(pasted)
  })
})

test.each(['31/02/1990', '27.3.1990'])('the field itself does not change %j on blur', text => {
  render(<DateOfBirth entered={text} />)
  fireEvent.blur(field())
  expect(field().value).toBe(text)
})

test('picking a day fills the field, closes the calendar and focuses the field', async () => {
  render(<DateOfBirth entered="27/03/1990" />)
  fireEvent.click(screen.getByRole('button', { name: 'Date of birth: choose from a calendar' }))
  fireEvent.click(await screen.findByRole('button', { name: /28 March 1990/ }))
  expect(field().value).toBe('28/03/1990')
  expect(screen.queryByRole('grid')).toBeNull()
  expect(document.activeElement).toBe(field())
})
