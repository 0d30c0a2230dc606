import { useEffect, useRef } from 'react'

/** Another view of the same step begins at its heading, as another step does. */
export const useViewChange = (view: string): void => {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    window.scrollTo(0, 0)
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [view])
}
