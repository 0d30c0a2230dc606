import { useEffect, useRef } from 'react'

/** The time limit of the redirect to the gateway, in milliseconds. */
const redirectTimeout = 30_000

/**
 * Calls `onBack` when the page shows again, or still, after a redirect to the gateway: the applicant went back to a
 * cached page, or the gateway could not be reached.
 */
export const useReturnFromGateway = (leaving: boolean, onBack: () => void): void => {
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => {
    if (!leaving) return undefined
    const timer = setTimeout(() => latest.current(), redirectTimeout)
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
