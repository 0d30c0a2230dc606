import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RadioField } from './RadioField.tsx'

afterEach(cleanup)

const occupancies = [
  { value: 'owner', label: 'Owner' },
  { value: 'tenant', label: 'Tenant' },
] as const
const question = { id: 'occupancy', label: 'Type of Occupancy', options: occupancies } as const

describe('a question with choices', () => {
  test('is a group named by the question and described by its error', () => {
    render(
      <RadioField {...question} value="" onChange={() => undefined} error="Type of Occupancy is required" />,
    )
    const group = screen.getByRole('group', { name: 'Type of Occupancy' })
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Type of Occupancy is required',
    )
  })

  test('has nothing chosen until the applicant chooses', () => {
    render(<RadioField {...question} value={null} onChange={() => undefined} />)
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })

  test('hands on the chosen value', () => {
    const onChange = vi.fn<(value: 'owner' | 'tenant') => void>()
    render(<RadioField {...question} value="owner" onChange={onChange} />)
    fireEvent.click(screen.getByRole('radio', { name: 'Tenant' }))
    expect(onChange).toHaveBeenCalledWith('tenant')
  })
})
