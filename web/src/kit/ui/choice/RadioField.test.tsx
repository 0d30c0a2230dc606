import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RadioField } from './RadioField.tsx'

afterEach(cleanup)

const occupancies = [
  { value: 'owner', label: 'Owner' },
  { value: 'tenant', label: 'Tenant' },
] as const
const question = { id: 'occupancy', label: 'Type of Occupancy', options: occupancies } as const

describe('the radio field', () => {
  test('the group has the question as its name and the error as its description', () => {
    render(
      <RadioField {...question} value="" onChange={() => undefined} error="Type of Occupancy is required" />,
    )
    const group = screen.getByRole('group', { name: 'Type of Occupancy' })
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Type of Occupancy is required',
    )
  })

  test('no option is checked without a value', () => {
    render(<RadioField {...question} value={null} onChange={() => undefined} />)
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })

  test('choosing an option calls onChange with its value', () => {
    const onChange = vi.fn<(value: 'owner' | 'tenant') => void>()
    render(<RadioField {...question} value="owner" onChange={onChange} />)
    fireEvent.click(screen.getByRole('radio', { name: 'Tenant' }))
    expect(onChange).toHaveBeenCalledWith('tenant')
  })
})
