import { useEffect } from 'react'
import { reloadDocument } from '../../kit/document/document.ts'

/**
 * A browser may keep a page in its back/forward cache, with everything that was entered, and show it again on Back. At a
 * shared device the page is hidden before it is left, and reloaded when it returns from that cache.
 */
export const useReloadFromBfcache = (): void => {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const root = document.documentElement
    const hide = () => {
      root.hidden = true
    }
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reloadDocument()
    }
    window.addEventListener('pagehide', hide, { signal })
    window.addEventListener('pageshow', show, { signal })
    return () => listening.abort()
  }, [])
}
