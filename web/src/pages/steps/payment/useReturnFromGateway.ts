import { useEffect, useRef } from 'react'

/** How long the way to the gateway may take before the page counts as stayed on, in milliseconds. */
const wayPatience = 30_000

/**
 * Notices that the browser is on the page again, or still, although it was sent to the gateway: the applicant went back
 * and the browser had kept the page as it was, or the gateway could not be reached.
 */
export const useReturnFromGateway = (leaving: boolean, onBack: () => void): void => {
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => {
    if (!leaving) return undefined
    const timer = setTimeout(() => latest.current(), wayPatience)
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current()
    }
    window.addEventListener('pageshow', shown)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pageshow', shown)
    }
  }, [leaving])
}
