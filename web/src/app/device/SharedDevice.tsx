import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { currentCapabilities } from '../../session/mode.ts'
import { readSession, sessionKeys } from '../../session/session.ts'
import { readSignup } from '../../session/signup.ts'
import { DeviceBars } from './DeviceBars.tsx'
import { forgetPerson } from './forgetPerson.ts'
import { forgetSession } from './forgetSession.ts'
import { IdleWarning } from './IdleWarning.tsx'
import { landingAddress } from './landingAddress.ts'
import { replaceDocument } from '../../kit/document/document.ts'
import { isSessionStale } from './sessionActivity.ts'
import { useKioskLockdown } from './useKioskLockdown.ts'
import { useAccessibilityOptions } from './useAccessibilityOptions.ts'
import { useReloadFromBfcache } from './useReloadFromBfcache.ts'
import { usePresence } from './usePresence.ts'
import { lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

/** The addresses of the landing page, as the routes name them. */
const landing: readonly string[] = [
  '/open-account/',
  '/open-account/$domain/',
  '/open-account/$domain/$type/',
]

/** The path when the page is the landing page, null when it is any other. */
const landingPlace = ({ state }: Pick<AnyRouter, 'state'>): string | null =>
  landing.includes(String(state.matches.at(-1)?.routeId)) ? state.location.pathname : null

/** For a session that broke: it goes the same way. */
export { forgetSession }

const Keyboard = lazyPart(
  () => import('./Keyboard.tsx'),
  ({ Keyboard }) => Keyboard,
)

/** Whether the session of this document is to be ended before anything of it shows: somebody left it long ago. */
const beginsAbandoned = (): boolean => {
  if (readSignup() !== null) return isSessionStale()
  forgetPerson()
  return false
}

/** The thank-you page has its own button to end the session (C-018). */
const hidesEndSession = ({ matches }: AnyRouter['state']): boolean => matches.at(-1)?.routeId === '/thank-you'

/**
 * Stands around every page of a device that people share: comfort switches, End Session, and the end of a session that
 * was left alone or is over. Ending it takes the pages away first, so that none of them keeps what was entered while it
 * goes, then all that is kept, then the document.
 */
export const SharedDevice = ({ children }: { readonly children: ReactNode }) => {
  const [ending, setEnding] = useState(() => (beginsAbandoned() ? landingAddress() : null))
  const router = useRouter()
  const transaction = useRef<string | null>(null)
  const { on, toggle } = useAccessibilityOptions()
  const end = useCallback(() => setEnding(landingAddress()), [])
  const isThanked = useRouterState({ select: hidesEndSession })
  const { state, stay } = usePresence(
    useCallback(() => landingPlace(router) !== null, [router]),
    end,
  )
  useReloadFromBfcache()
  useKioskLockdown()

  // Whoever comes to the landing page from another one has left the session, by whatever way.
  useEffect(() => {
    let begun = false
    const arrive = () => {
      const place = landingPlace(router)
      if (place !== null && begun) setEnding(landingAddress(place))
      begun = place === null
      transaction.current = readSession(sessionKeys.stateId) ?? transaction.current
    }
    arrive()
    return router.subscribe('onResolved', arrive)
  }, [router])

  useEffect(() => {
    if (ending === null) return
    forgetSession(readSession(sessionKeys.stateId) ?? transaction.current)
    replaceDocument(ending)
  }, [ending])

  if (ending !== null) return null
  return (
    <>
      <DeviceBars
        on={on}
        onToggle={toggle}
        onEnd={currentCapabilities().endSession && !isThanked ? end : undefined}
      />
      {children}
      {state.kind === 'warned' && <IdleWarning secondsLeft={state.secondsLeft} onStay={stay} />}
      {on.includes('keyboard') && (
        <Suspense>
          <Keyboard />
        </Suspense>
      )}
    </>
  )
}
