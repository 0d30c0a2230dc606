import type { ErrorCode } from '@open-account/contracts/errors'
import { useCallback, useEffect, useState } from 'react'
import { ServiceFailure } from '../../http/api/serviceFailure.ts'
import { type PhoneSession, readPhoneSession } from './phoneCalls.ts'
import { usePresenceAtKiosk } from './usePresenceAtKiosk.ts'

/** The time between two reads of the session, which the kiosk may change, in milliseconds. */
const pollInterval = 5000

/** The state of a link's session. `over`: it accepts no more files, for the service's reason. */
export type PhoneState =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly session: PhoneSession }
  | { readonly status: 'unreachable' }
  | { readonly status: 'over'; readonly code: ErrorCode; readonly description: string }

/** Refusals after which a link never opens again. */
const final: readonly ErrorCode[] = ['unauthorized', 'expired', 'already_submitted']

/** The state after the session could not be read. */
const afterFailure = (thrown: unknown, previous: PhoneState): PhoneState => {
  if (thrown instanceof ServiceFailure && final.includes(thrown.code)) {
    return { status: 'over', code: thrown.code, description: thrown.description }
  }
  // An open session stays on the screen during a network failure.
  return previous.status === 'open' ? previous : { status: 'unreachable' }
}

/** The session of a link, read when it is opened, every few seconds while the page is visible, and on demand. */
export const usePhoneSession = (secret: string) => {
  const [state, setState] = useState<PhoneState>({ status: 'opening' })
  const read = useCallback(async () => {
    try {
      const session = await readPhoneSession(secret)
      setState({ status: 'open', session })
    } catch (thrown) {
      setState(previous => afterFailure(thrown, previous))
    }
  }, [secret])

  const isOver = state.status === 'over'
  useEffect(() => {
    if (isOver) return undefined
    const poll = async () => {
      if (document.visibilityState === 'visible') await read()
    }
    void poll()
    const timer = setInterval(() => void poll(), pollInterval)
    return () => clearInterval(timer)
  }, [read, isOver])

  const sessionId = state.status === 'open' ? state.session.sessionId : null
  const send = usePresenceAtKiosk(secret, sessionId)

  return { state, read, send }
}
