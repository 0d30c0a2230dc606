import { useEffect, useRef } from 'react'

/**
 * Keeps the cursor in a row whose control gives way to another one under the same id: after an action in the row it
 * goes to whatever control stands there next, unless it has been moved elsewhere. Gives back what wraps an action.
 */
export const useKeptFocus = (id: string, state: string) => {
  const acted = useRef(false)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (acted.current && document.activeElement === document.body) document.getElementById(id)?.focus()
  }, [id, state])
  return (action: () => void) => {
    acted.current = true
    action()
  }
}
