import { type PhoneNews, phoneRepeatsEvery } from '@open-account/domain/kiosk/phoneNews'
import { useCallback, useEffect, useRef } from 'react'
import { tellKiosk } from './phoneCalls.ts'

/**
 * Reports to the kiosk that this phone is connected: once its session is known, every few seconds, and when the page is
 * closed. Returns a function that sends any other message to the kiosk, in the background.
 */
export const usePresenceAtKiosk = (secret: string, sessionId: string | null) => {
  const presence = useRef<PhoneNews>({ is: 'connected' })
  const send = useCallback(
    (news: PhoneNews) => {
      if (sessionId !== null) void tellKiosk(secret, sessionId, news).catch(() => undefined)
    },
    [secret, sessionId],
  )

  useEffect(() => {
    if (sessionId === null) return undefined
    const repeat = () => send(presence.current)
    repeat()
    const timer = setInterval(repeat, phoneRepeatsEvery)
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('pagehide', () => send({ is: 'gone' }), { signal })
    window.addEventListener('pageshow', event => event.persisted && repeat(), { signal })
    return () => {
      clearInterval(timer)
      listening.abort()
    }
  }, [send, sessionId])

  return useCallback(
    (news: PhoneNews) => {
      presence.current = news.is === 'done' ? news : { is: 'connected' }
      send(news)
    },
    [send],
  )
}
