import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Advances the fake clock of the page by milliseconds, and waits until what is due has happened. */
export const advanceTime = async (milliseconds: number) =>
  act(() => vi.advanceTimersByTimeAsync(milliseconds))
