import { useSyncExternalStore } from 'react'
import { redirectMark } from '../../http/api/markRedirect.ts'

const isRedirecting = (): boolean => document.documentElement.hasAttribute(redirectMark)

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: [redirectMark] })
  return () => observer.disconnect()
}

/** Whether the applicant is on the way to the identity service or to a payment. */
export const useRedirecting = (): boolean => useSyncExternalStore(subscribe, isRedirecting)
