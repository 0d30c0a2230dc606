import { touched, waitedFor, type Watch, watch } from '@open-account/domain/application/presence'
import { useCallback, useEffect, useState } from 'react'
import { deviceNow } from '../api/serviceClock.ts'
import { noteSeen } from './seen.ts'
import { isWaiting } from './waiting.ts'

interface Presence {
  readonly state: Watch
  /** Somebody is there, whatever said so. */
  readonly stay: () => void
}

/** What shows that somebody is there. */
const signs = ['pointerdown', 'keydown', 'click', 'input', 'wheel'] as const
/** How often the device looks whether somebody still is, in milliseconds. */
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
    let isTouched = false
    let presence = touched(deviceNow())
    const touch = ({ type }: Event) => {
      isTouched = true
      presence = touched(deviceNow())
      if (!isEmpty()) noteSeen(presence.touchedAt)
      // A warning stays until the press is over: what stands under it is not pressed.
      if (type !== 'pointerdown') stay()
    }
    const look = () => {
      const now = deviceNow()
      if (!isTouched && isEmpty()) presence = touched(now)
      if (isWaiting()) presence = waitedFor(presence, now)
      const next = watch(presence, now)
      setState(next)
      if (next.kind === 'gone') onGone()
    }
    for (const sign of signs) window.addEventListener(sign, touch, { capture: true, passive: true })
    const timer = setInterval(look, second)
    return () => {
      for (const sign of signs) window.removeEventListener(sign, touch, { capture: true })
      clearInterval(timer)
    }
  }, [isEmpty, onGone, stay])
  return { state, stay }
}
