import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { TextField } from './TextField.tsx'

afterEach(cleanup)

const postalCode = { id: 'postal', label: 'Postal Code', value: '31014', onChange: () => undefined }

describe('a text field', () => {
  test('is named by its label alone', () => {
    render(<TextField {...postalCode} hint="6 digits" error="Postal Code must be 6 digits" />)
    expect(screen.getByRole('textbox', { name: 'Postal Code' })).toBeDefined()
  })

  test('is described by its hint, then by its error', () => {
    render(<TextField {...postalCode} hint="6 digits" error="Postal Code must be 6 digits" />)
    const ids = screen.getByRole('textbox').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(ids.map(id => document.getElementById(id)?.textContent)).toEqual([
      '6 digits',
      'Postal Code must be 6 digits',
    ])
  })

  test('is invalid only while it has an error', () => {
    const { rerender } = render(<TextField {...postalCode} error="Postal Code must be 6 digits" />)
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
    rerender(<TextField {...postalCode} />)
    expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false)
    expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false)
  })

  test('says that it is optional, and nothing when it is required', () => {
    render(<TextField {...postalCode} optional />)
    expect(screen.getByText('(optional)')).toBeDefined()
  })

  test('hands on what is typed as it is', () => {
    const onChange = vi.fn<(value: string) => void>()
    render(<TextField {...postalCode} onChange={onChange} />)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: ' 310 145' } })
    expect(onChange).toHaveBeenCalledWith(' 310 145')
  })

  test('brings what is typed into its normal form, and leaves the cursor where it is', () => {
    const Name = () => {
      const [name, setName] = useState('ACME LTD')
      return (
        <TextField {...postalCode} value={name} onChange={setName} normalise={typed => typed.toUpperCase()} />
      )
    }
    render(<Name />)
    const input = screen.getByRole<HTMLInputElement>('textbox')
    // As a browser does it when a letter is typed behind the first four.
    fireEvent.change(input, { target: { value: 'ACMEx LTD', selectionStart: 5, selectionEnd: 5 } })
    expect(input.value).toBe('ACMEX LTD')
    expect(input.selectionStart).toBe(5)
  })
})
