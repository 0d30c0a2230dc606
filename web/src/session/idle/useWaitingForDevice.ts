import { useEffect } from 'react'

let running = 0

/** The person works on a phone or at a terminal from now on, until what this gives is called. */
export const beginWaiting = (): (() => void) => {
  running += 1
  return () => {
    running -= 1
  }
}

/** Whether the page waits for a phone or a terminal. */
export const isWaiting = (): boolean => running > 0

/** Says that the page waits for a phone or a terminal, which counts as activity at a shared device, within its limit. */
export const useWaitingForDevice = (waiting: boolean): void => {
  useEffect(() => (waiting ? beginWaiting() : undefined), [waiting])
}
