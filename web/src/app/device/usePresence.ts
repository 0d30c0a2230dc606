import { touched, waitedFor, type Watch, watch } from '@open-account/domain/application/presence'
import { useCallback, useEffect, useState } from 'react'
import { deviceNow } from '../../http/api/serviceClock.ts'
import { recordActivity } from './sessionActivity.ts'
import { isWaiting } from '../../session/idle/useWaitingForDevice.ts'

interface Presence {
  readonly state: Watch
  /** Somebody is there, whatever said so. */
  readonly stay: () => void
}

/** What shows that somebody is there. */
const signs = ['pointerdown', 'keydown', 'click', 'input', 'wheel'] as const
/** What answers the warning, heard last of all, when the button that was pressed in the warning has been heard. */
const answers = signs.filter(sign => sign !== 'pointerdown')
/** How often the device looks whether somebody still is, and the longest press. Milliseconds. */
const second = 1000

/**
 * Whether somebody is at the device; `onGone` is told once nobody is. Any touch, key or click starts the wait anew.
 * While the page is empty nobody is waited for until the first of them: there is nothing to protect.
 */
export const usePresence = (isEmpty: () => boolean, onGone: () => void): Presence => {
  const [state, setState] = useState<Watch>({ kind: 'present' })
  const stay = useCallback(() => {
    setState(before => (before.kind === 'warned' ? { kind: 'present' } : before))
  }, [])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let isTouched = false
    let presence = touched(deviceNow())
    const touch = () => {
      isTouched = true
      presence = touched(deviceNow())
      if (!isEmpty()) recordActivity(presence.touchedAt)
    }
    const look = () => {
      const now = deviceNow()
      if (!isTouched && isEmpty()) presence = touched(now)
      if (isWaiting()) presence = waitedFor(presence, now)
      const next = watch(presence, now)
      // A warning stays while it is pressed: its buttons can be, and what stands under it is not.
      setState(before => (before.kind === 'warned' && now - presence.touchedAt < second ? before : next))
      if (next.kind === 'gone') onGone()
    }
    for (const sign of signs) window.addEventListener(sign, touch, { capture: true, passive: true, signal })
    for (const sign of answers) window.addEventListener(sign, stay, { passive: true, signal })
    const timer = setInterval(look, second)
    return () => {
      listening.abort()
      clearInterval(timer)
    }
  }, [isEmpty, onGone, stay])
  return { state, stay }
}
