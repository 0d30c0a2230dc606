import { useEffect } from 'react'
import { beginWaiting } from './waiting.ts'

/** Says that the page waits for a phone or a terminal, which counts as activity at a shared device, within its limit. */
export const useWaitingForDevice = (waiting: boolean): void => {
  useEffect(() => (waiting ? beginWaiting() : undefined), [waiting])
}
