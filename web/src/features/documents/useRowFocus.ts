import { useEffect, useRef } from 'react'

/**
 * Keeps the cursor in a row whose control gives way to another one under the same id: after an action in the row it
 * goes to whatever control stands there next, unless it has been moved elsewhere. Gives back what wraps an action.
 */
export const useRowFocus = (id: string, state: string) => {
  const hasActed = useRef(false)
  const previousState = useRef(state)
  useEffect(() => {
    if (previousState.current === state) return
    previousState.current = state
    if (hasActed.current && document.activeElement === document.body) document.getElementById(id)?.focus()
  }, [id, state])
  return (action: () => void) => {
    hasActed.current = true
    action()
  }
}
