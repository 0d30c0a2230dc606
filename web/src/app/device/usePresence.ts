import {
  presenceAtTouch,
  presenceWhileWaiting,
  type PresenceStatus,
  presenceStatus,
} from '@open-account/domain/application/presence'
import { useCallback, useEffect, useState } from 'react'
import { deviceNow } from '../../http/api/serviceClock.ts'
import { recordActivity } from './sessionActivity.ts'
import { isWaiting } from '../../session/idle/useWaitingForDevice.ts'

interface Presence {
  readonly state: PresenceStatus
  /** Records that the person is still at the device. */
  readonly stay: () => void
}

/** The events that show that a person is at the device. */
const presenceEvents = ['pointerdown', 'keydown', 'click', 'input', 'wheel'] as const
/** The events that close the warning. Their listeners run last, after the handler of a button in the warning. */
const closingEvents = presenceEvents.filter(name => name !== 'pointerdown')
/** The interval between two checks, and the longest press. Milliseconds. */
const second = 1000

/**
 * Watches whether a person is at the device and calls `onLeave` when the time is over. Any touch, key or click
 * restarts the time. On an empty page the time starts with the first of them, because there is nothing to protect.
 */
export const usePresence = (isEmpty: () => boolean, onLeave: () => void): Presence => {
  const [state, setState] = useState<PresenceStatus>({ kind: 'present' })
  const stay = useCallback(() => {
    setState(current => (current.kind === 'warned' ? { kind: 'present' } : current))
  }, [])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let isTouched = false
    let presence = presenceAtTouch(deviceNow())
    const touch = () => {
      isTouched = true
      presence = presenceAtTouch(deviceNow())
      if (!isEmpty()) recordActivity(presence.touchedAt)
    }
    const check = () => {
      const now = deviceNow()
      if (!isTouched && isEmpty()) presence = presenceAtTouch(now)
      if (isWaiting()) presence = presenceWhileWaiting(presence, now)
      const next = presenceStatus(presence, now)
      // The warning stays while it is pressed, so that its buttons work and nothing under it is pressed.
      setState(current => (current.kind === 'warned' && now - presence.touchedAt < second ? current : next))
      if (next.kind === 'gone') onLeave()
    }
    for (const name of presenceEvents)
      window.addEventListener(name, touch, { capture: true, passive: true, signal })
    for (const name of closingEvents) window.addEventListener(name, stay, { passive: true, signal })
    const timer = setInterval(check, second)
    return () => {
      listening.abort()
      clearInterval(timer)
    }
  }, [isEmpty, onLeave, stay])
  return { state, stay }
}
