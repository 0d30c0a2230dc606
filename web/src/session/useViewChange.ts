import { useEffect, useRef } from 'react'
import { focusHeading } from '../kit/document/focusHeading.ts'

/** Focuses the heading when a step changes its view, as for a new step. */
export const useViewChange = (view: string): void => {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    window.scrollTo(0, 0)
    focusHeading()
  }, [view])
}
