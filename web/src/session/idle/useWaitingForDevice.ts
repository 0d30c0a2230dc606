import { useEffect } from 'react'

let running = 0

/** Records that the person works on a phone or at a terminal. Returns a function that ends it. */
export const beginWaiting = (): (() => void) => {
  running += 1
  return () => {
    running -= 1
  }
}

/** Whether the page waits for a phone or a terminal. */
export const isWaiting = (): boolean => running > 0

/**
 * Records that the page waits for a phone or a terminal, which counts as activity at a shared device, within its
 * limit.
 */
export const useWaitingForDevice = (waiting: boolean): void => {
  useEffect(() => (waiting ? beginWaiting() : undefined), [waiting])
}
