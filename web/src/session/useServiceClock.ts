import { useSyncExternalStore } from 'react'
import { serviceNow } from '../http/api/serviceClock.ts'

const second = 1000

/** The present second by the service's clock, in milliseconds since 1970, constant within the second. */
const runningSecond = (): number => Math.ceil(serviceNow().epochMilliseconds / second) * second

const everySecond = (listener: () => void) => {
  const timer = setInterval(listener, second)
  return () => clearInterval(timer)
}
const never = () => () => undefined

/** Now by the service's clock, to the second, in milliseconds since 1970. Updated every second while `running`. */
export const useServiceClock = (runs: boolean): number =>
  useSyncExternalStore(runs ? everySecond : never, runningSecond)
