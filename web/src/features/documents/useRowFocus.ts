import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus in a row when an action replaces its control: the new control, which has the same id, receives the
 * focus unless another element has it. With `from`, it also receives the focus from the controls in that element, such as
 * the button whose action has made the field appear. Returns a function that runs an action of the row.
 */
export const useRowFocus = (id: string, state: string, from?: RefObject<HTMLElement | null>) => {
  const hasActed = useRef(false)
  const previousState = useRef(state)
  useEffect(() => {
    if (previousState.current === state) return
    previousState.current = state
    const focused = document.activeElement
    const mayMove = focused === document.body || from?.current?.contains(focused)
    if (hasActed.current && mayMove) document.getElementById(id)?.focus()
  }, [id, state, from])
  return <Result>(action: () => Result): Result => {
    hasActed.current = true
    return action()
  }
}
