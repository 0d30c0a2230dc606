import { useEffect } from 'react'
import { markRedirect } from '../../../http/api/markRedirect.ts'

/** Lets nothing end the session while this is running. */
export const useNoEnd = (running: boolean): void => {
  useEffect(() => {
    if (!running) return undefined
    markRedirect(true)
    return () => {
      markRedirect(false)
    }
  }, [running])
}
