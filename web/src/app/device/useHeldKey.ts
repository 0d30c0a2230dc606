import { useEffect, useRef } from 'react'

/** The time until a key that is held down repeats, and between two repetitions. Milliseconds. */
const firstDelay = 500
const nextDelay = 80

/** Handlers for a key that repeats while it is held down. Its click, which ends every press, acts once more. */
export const useHeldKey = (act: () => void) => {
  const timer = useRef(0)
  const release = () => window.clearTimeout(timer.current)
  const repeatAfter = (delay: number) => {
    timer.current = window.setTimeout(() => {
      act()
      repeatAfter(nextDelay)
    }, delay)
  }
  useEffect(() => {
    const pending = timer
    return () => window.clearTimeout(pending.current)
  }, [])
  return {
    onPointerDown: () => {
      release()
      repeatAfter(firstDelay)
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
  }
}
