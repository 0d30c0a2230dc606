import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in a row when an action replaces its control: the new control, which has the same id, receives the
 * focus unless another element has it. Returns a function that runs an action of the row.
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
