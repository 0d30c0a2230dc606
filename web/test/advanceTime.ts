import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Advances the fake timers by so many milliseconds and runs what is due. */
export const advanceTime = async (milliseconds: number) =>
  act(() => vi.advanceTimersByTimeAsync(milliseconds))
