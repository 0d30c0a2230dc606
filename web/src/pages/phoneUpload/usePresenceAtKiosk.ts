import { type PhoneMessage, phoneHeartbeatInterval } from '@open-account/domain/kiosk/phoneMessages'
import { useCallback, useEffect, useRef } from 'react'
import { tellKiosk } from './phoneCalls.ts'

/**
 * Reports to the kiosk that this phone is connected: once its session is known, every few seconds, and when the page is
 * closed. Returns a function that sends any other message to the kiosk, in the background.
 */
export const usePresenceAtKiosk = (secret: string, sessionId: string | null) => {
  const presence = useRef<PhoneMessage>({ kind: 'connected' })
  const send = useCallback(
    (news: PhoneMessage) => {
      if (sessionId !== null) void tellKiosk(secret, sessionId, news).catch(() => undefined)
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
    (news: PhoneMessage) => {
      presence.current = news.kind === 'done' ? news : { kind: 'connected' }
      send(news)
    },
    [send],
  )
}
