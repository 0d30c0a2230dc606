import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { RadioField } from './RadioField.tsx'

const options = [
  { value: 'owner', label: 'Owner' },
  { value: 'tenant', label: 'Tenant' },
] as const

const Question = () => {
  const [occupancy, setOccupancy] = useState<'owner' | 'tenant'>('owner')
  return (
    <>
      <RadioField id="use" label="You are the" options={options} value={occupancy} onChange={setOccupancy} />
      <output>{occupancy}</output>
    </>
  )
}

test('a choice is shown before what follows from it', async () => {
  render(<Question />)
  // React renders as in a browser, not at the end of an `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const tenant = screen.getByRole<HTMLInputElement>('radio', { name: 'Tenant' })
  tenant.click()
  await Promise.resolve()
  expect(tenant.checked).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('owner')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('tenant'))
  expect(tenant.checked).toBe(true)
})

test('a choice that has no effect is not shown as chosen', async () => {
  render(
    <RadioField id="use" label="You are the" options={options} value="owner" onChange={() => undefined} />,
  )
  screen.getByRole('radio', { name: 'Tenant' }).click()
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Owner' })).toHaveProperty('checked', true))
})
