import { useEffect } from 'react'
import { focusField, showFocusedField } from '../ui/feedback/focusField.ts'

interface FocusOnNavigateProps {
  readonly title: string
  /** The field that the address names; without it the heading takes the focus. */
  readonly target: string | undefined
  /** Subscribes to rendered pages; needed where the address may name a field. */
  readonly router?: {
    readonly subscribe: (event: 'onRendered', listener: () => void) => () => void
  }
}

/**
 * Focuses a field as soon as it stands on the page, which may wait for an answer of the service; not any more once the
 * applicant has gone on from the heading. Gives the way to stop waiting.
 */
const focusOnceThere = (target: string, heading: Element | null): (() => void) => {
  const observer = new MutationObserver(() => {
    if (document.activeElement !== heading || focusField(target)) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** A screen has come into view: title, scroll and focus follow. It stands behind the screen, so that all is there. */
export const FocusOnNavigate = ({ title, target, router }: FocusOnNavigateProps) => {
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (target !== undefined && focusField(target)) return undefined
    const heading = document.querySelector('h1')
    window.scrollTo(0, 0)
    heading?.focus({ preventScroll: true })
    return target === undefined ? undefined : focusOnceThere(target, heading)
  }, [target])
  // The router scrolls every new page to its top after rendering, which may be after the field got the focus.
  useEffect(
    () =>
      target === undefined ? undefined : router?.subscribe('onRendered', () => showFocusedField(target)),
    [target, router],
  )
  return null
}
