import { type PhoneMessage, phoneHeartbeatInterval } from '@open-account/domain/kiosk/phoneMessages'
import { useCallback, useEffect, useRef } from 'react'
import { sendToKiosk } from './phoneCalls.ts'

/**
 * Reports to the kiosk that this phone is connected: once its session is known, every few seconds, and when the page is
 * closed. Returns a function that sends any other message to the kiosk, in the background.
 */
export const usePresenceAtKiosk = (secret: string, sessionId: string | null) => {
  const presence = useRef<PhoneMessage>({ kind: 'connected' })
  const send = useCallback(
    (message: PhoneMessage) => {
      if (sessionId !== null) void sendToKiosk(secret, sessionId, message).catch(() => undefined)
    },
    [secret, sessionId],
  )

  useEffect(() => {
    if (sessionId === null) return undefined
    const repeat = () => send(presence.current)
    repeat()
    const timer = setInterval(repeat, phoneHeartbeatInterval)
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('pagehide', () => send({ kind: 'gone' }), { signal })
    window.addEventListener('pageshow', event => event.persisted && repeat(), { signal })
    return () => {
      clearInterval(timer)
      listening.abort()
    }
  }, [send, sessionId])

  return useCallback(
    (message: PhoneMessage) => {
      presence.current = message.kind === 'done' ? message : { kind: 'connected' }
      send(message)
    },
    [send],
  )
}
