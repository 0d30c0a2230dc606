import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Countdown } from './Countdown.tsx'
import { formatDuration } from './duration.ts'

afterEach(cleanup)

test.each([
  [252, '4 minutes 12 seconds'],
  [61, '1 minute 1 second'],
  [60, '1 minute'],
  [11.2, '12 seconds'],
  [1, '1 second'],
  [-3, '0 seconds'],
])('%d seconds are formatted as %j', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})

test.each([
  [61, ''],
  [60, 'This OTP expires in 1 minute.'],
  [45, 'This OTP expires in 1 minute.'],
  [30, 'This OTP expires in 30 seconds.'],
  [1, 'This OTP expires in 30 seconds.'],
  [0, ''],
])('with %d seconds left the live region contains %j', (seconds, text) => {
  render(<Countdown label="This OTP expires in" seconds={seconds} />)
  expect(screen.getByRole('status').textContent).toBe(text)
})
