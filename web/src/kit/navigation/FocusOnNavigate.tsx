import { useEffect } from 'react'
import { leavesFocus } from './focusOfFirstScreen.ts'
import { focusField, showFocusedField } from '../ui/feedback/focusField.ts'

interface FocusOnNavigateProps {
  readonly title: string
  /** The id of the field that the address names; without it the heading receives the focus. */
  readonly target: string | undefined
  /** Notifies of rendered pages; required where the address may name a field. */
  readonly router?: {
    readonly subscribe: (event: 'onRendered', listener: () => void) => () => void
  }
}

/**
 * Focuses a field as soon as it is on the page, which may need a response of the service. Stops when the focus leaves
 * the heading. Returns a function that stops it.
 */
const focusWhenRendered = (target: string, heading: Element | null): (() => void) => {
  const observer = new MutationObserver(() => {
    if (document.activeElement !== heading || focusField(target)) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * Sets the title, the scroll position and the focus for a new screen. Place it after the screen, so that the screen
 * is rendered first.
 */
export const FocusOnNavigate = ({ title, target, router }: FocusOnNavigateProps) => {
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (leavesFocus()) return undefined
    if (target !== undefined && focusField(target)) return undefined
    const heading = document.querySelector('h1')
    window.scrollTo(0, 0)
    heading?.focus({ preventScroll: true })
    return target === undefined ? undefined : focusWhenRendered(target, heading)
  }, [target])
  // The router scrolls every new page to its top after rendering, which may be after the field got the focus.
  useEffect(
    () =>
      target === undefined ? undefined : router?.subscribe('onRendered', () => showFocusedField(target)),
    [target, router],
  )
  return null
}
