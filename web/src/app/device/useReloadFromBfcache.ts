import { useEffect } from 'react'
import { reloadDocument } from '../../kit/document/document.ts'

/**
 * The browser may keep a page that was left, as a picture with all that was entered, and show it again on Back: at a
 * shared device it is out of sight before it is left, and loaded anew when it is come back to.
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
