import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { TextField } from './TextField.tsx'

afterEach(cleanup)

const postalCode = { id: 'postal', label: 'Postal Code', value: '31014', onChange: () => undefined }

describe('a text field', () => {
  test('a text field has its label as its name', () => {
    render(<TextField {...postalCode} hint="6 digits" error="Postal Code must be 6 digits" />)
    expect(screen.getByRole('textbox', { name: 'Postal Code' })).toBeDefined()
  })

  test('a text field is described by its hint, then by its error', () => {
    render(<TextField {...postalCode} hint="6 digits" error="Postal Code must be 6 digits" />)
    const ids = screen.getByRole('textbox').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(ids.map(id => document.getElementById(id)?.textContent)).toEqual([
      '6 digits',
      'Postal Code must be 6 digits',
    ])
  })

  test('a text field is invalid only while it has an error', () => {
    const { rerender } = render(<TextField {...postalCode} error="Postal Code must be 6 digits" />)
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
    rerender(<TextField {...postalCode} />)
    expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false)
    expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false)
  })

  test('the label of an optional field is marked, that of a required field is not', () => {
    render(<TextField {...postalCode} optional />)
    expect(screen.getByText('(optional)')).toBeDefined()
  })

  test('typing calls onChange with the typed text', () => {
    const onChange = vi.fn<(value: string) => void>()
    render(<TextField {...postalCode} onChange={onChange} />)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: ' 310 145' } })
    expect(onChange).toHaveBeenCalledWith(' 310 145')
  })

  test('typed text is normalised without moving the cursor', () => {
    const Name = () => {
      const [name, setName] = useState('ACME LTD')
      return (
        <TextField {...postalCode} value={name} onChange={setName} normalise={typed => typed.toUpperCase()} />
      )
    }
    render(<Name />)
    const input = screen.getByRole<HTMLInputElement>('textbox')
    // As in a browser when a letter is typed after the first four.
    fireEvent.change(input, { target: { value: 'ACMEx LTD', selectionStart: 5, selectionEnd: 5 } })
    expect(input.value).toBe('ACMEX LTD')
    expect(input.selectionStart).toBe(5)
  })
})
