import { afterEach, expect, test, vi } from 'vitest'
import { confirmPause } from './confirmPause.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('the confirmation dialog shows its processing state for one second', async () => {
  vi.useFakeTimers()
  const over = vi.fn<() => void>()
  void confirmPause().then(over)
  await vi.advanceTimersByTimeAsync(999)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledOnce()
})
