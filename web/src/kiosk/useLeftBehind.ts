import { useEffect } from 'react'
import { reloadDocument } from './reloadDocument.ts'

/**
 * The browser may keep a page that was left, as a picture with all that was entered, and show it again on Back: at a
 * shared device it is out of sight before it is left, and loaded anew when it is come back to.
 */
export const useLeftBehind = (): void => {
  useEffect(() => {
    const root = document.documentElement
    const hide = () => {
      root.hidden = true
    }
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reloadDocument()
    }
    window.addEventListener('pagehide', hide)
    window.addEventListener('pageshow', show)
    return () => {
      window.removeEventListener('pagehide', hide)
      window.removeEventListener('pageshow', show)
    }
  }, [])
}
