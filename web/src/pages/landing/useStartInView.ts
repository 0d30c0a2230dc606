import { type RefObject, useEffect, useRef } from 'react'

/** The space between Start, or the answer, and the edge of the window, in pixels. */
const edge = 24

/**
 * Scrolls Start into view when the last question is answered, and not further than the answer, which has the focus,
 * stays in view.
 */
export const useStartInView = (isAnswered: boolean): RefObject<HTMLDivElement | null> => {
  const start = useRef<HTMLDivElement>(null)
  const wasAnswered = useRef(isAnswered)
  useEffect(() => {
    const isNew = isAnswered && !wasAnswered.current
    wasAnswered.current = isAnswered
    if (!isNew || start.current === null) return
    const foot = document.querySelector<HTMLElement>('[data-window-foot]')?.offsetHeight ?? 0
    const below = start.current.getBoundingClientRect().bottom + edge + foot - innerHeight
    const above = (document.activeElement?.getBoundingClientRect().top ?? 0) - edge
    const top = Math.min(below, above)
    if (top <= 0) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollBy({ top, behavior: isCalm ? 'instant' : 'smooth' })
  }, [isAnswered])
  return start
}
