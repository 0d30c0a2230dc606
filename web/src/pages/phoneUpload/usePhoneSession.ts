import type { ErrorCode } from '@open-account/contracts/errors'
import { useCallback, useEffect, useState } from 'react'
import { ServiceFailure } from '../../http/api/serviceFailure.ts'
import { type PhoneSession, readPhoneSession } from './phoneCalls.ts'
import { usePresenceAtKiosk } from './usePresenceAtKiosk.ts'

/** How often the phone asks what the kiosk has changed. Milliseconds. */
const askEvery = 5000

/** How the session of a link stands for a phone; `over`: it takes nothing more, and the service says why. */
export type PhoneState =
  | { readonly is: 'opening' }
  | { readonly is: 'open'; readonly session: PhoneSession }
  | { readonly is: 'unreachable' }
  | { readonly is: 'over'; readonly code: ErrorCode; readonly description: string }

/** Refusals after which a link never opens again. */
const final: readonly ErrorCode[] = ['unauthorized', 'expired', 'already_submitted']

/** How a session stands after it could not be read. */
const afterFailure = (thrown: unknown, before: PhoneState): PhoneState => {
  if (thrown instanceof ServiceFailure && final.includes(thrown.code)) {
    return { is: 'over', code: thrown.code, description: thrown.description }
  }
  // What was there stays while the network is away for a moment.
  return before.is === 'open' ? before : { is: 'unreachable' }
}

/** The session of a link, read when it is opened, every few seconds while it is looked at, and on demand. */
export const usePhoneSession = (secret: string) => {
  const [state, setState] = useState<PhoneState>({ is: 'opening' })
  const read = useCallback(async () => {
    try {
      const session = await readPhoneSession(secret)
      setState({ is: 'open', session })
    } catch (thrown) {
      setState(before => afterFailure(thrown, before))
    }
  }, [secret])

  const isOver = state.is === 'over'
  useEffect(() => {
    if (isOver) return undefined
    const look = async () => {
      if (document.visibilityState === 'visible') await read()
    }
    void look()
    const timer = setInterval(() => void look(), askEvery)
    return () => clearInterval(timer)
  }, [read, isOver])

  const sessionId = state.is === 'open' ? state.session.sessionId : null
  const tell = usePresenceAtKiosk(secret, sessionId)

  return { state, read, tell }
}
