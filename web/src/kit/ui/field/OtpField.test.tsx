import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OtpField } from './OtpField.tsx'

afterEach(cleanup)

const renderOtp = () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<OtpField id="otp" label="OTP" value="" digits={6} onChange={onChange} />)
  return { onChange, field: screen.getByRole('textbox', { name: 'OTP' }) }
}

test('the field allows phones to fill in a one-time password', () => {
  const { field } = renderOtp()
  expect(field.getAttribute('autocomplete')).toBe('one-time-code')
  expect(field.getAttribute('inputmode')).toBe('numeric')
})

test.each([
  ['492 013', '492013'],
  ['Your OTP is 492013.', '492013'],
  ['49201377', '492013'],
])('pasting %j enters the digits %s', (pasted, digits) => {
  const { field, onChange } = renderOtp()
  fireEvent.paste(field, { clipboardData: { getData: () => pasted } })
  expect(onChange).toHaveBeenCalledWith(digits)
})

test('typed letters are ignored', () => {
  const { field, onChange } = renderOtp()
  fireEvent.change(field, { target: { value: '49a' } })
  expect(onChange).toHaveBeenCalledWith('49')
})
