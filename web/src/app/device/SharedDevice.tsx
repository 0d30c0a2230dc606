import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { currentCapabilities } from '../../session/mode.ts'
import { readSession, sessionKeys } from '../../session/session.ts'
import { readSignup } from '../../session/signup.ts'
import { DeviceBars } from './DeviceBars.tsx'
import { deletePersonalData } from './deletePersonalData.ts'
import { deleteSession } from './deleteSession.ts'
import { IdleWarning } from './IdleWarning.tsx'
import { landingAddress } from './landingAddress.ts'
import { replaceDocument } from '../../kit/document/document.ts'
import { isSessionStale } from './sessionActivity.ts'
import { useKioskLockdown } from './useKioskLockdown.ts'
import { useAccessibilityOptions } from './useAccessibilityOptions.ts'
import { useReloadFromBfcache } from './useReloadFromBfcache.ts'
import { usePresence } from './usePresence.ts'
import { lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

/** The ids of the landing page's routes. */
const landingRoutes: readonly string[] = [
  '/open-account/',
  '/open-account/$domain/',
  '/open-account/$domain/$type/',
]

/** The path when the page is the landing page, null when it is any other. */
const landingPath = ({ state }: Pick<AnyRouter, 'state'>): string | null =>
  landingRoutes.includes(String(state.matches.at(-1)?.routeId)) ? state.location.pathname : null

/** For `clearBrokenSession`, which loads this part on demand. */
export { deleteSession }

const Keyboard = lazyPart(
  () => import('./Keyboard.tsx'),
  ({ Keyboard }) => Keyboard,
)

/** Whether the session of this document is stale and must end before anything of it shows. */
const startsStale = (): boolean => {
  if (readSignup() !== null) return isSessionStale()
  deletePersonalData()
  return false
}

/** The thank-you page has its own button to end the session (C-018). */
const hidesEndSession = ({ matches }: AnyRouter['state']): boolean => matches.at(-1)?.routeId === '/thank-you'

/**
 * Wraps every page of a shared device: accessibility switches, End Session, and the end of an idle or finished
 * session. Ending unmounts the pages first, so that none of them saves answers again, then deletes the session, then
 * replaces the document.
 */
export const SharedDevice = ({ children }: { readonly children: ReactNode }) => {
  const [ending, setEnding] = useState(() => (startsStale() ? landingAddress() : null))
  const router = useRouter()
  const transaction = useRef<string | null>(null)
  const { on, toggle } = useAccessibilityOptions()
  const end = useCallback(() => setEnding(landingAddress()), [])
  const isEndHidden = useRouterState({ select: hidesEndSession })
  const { state, stay } = usePresence(
    useCallback(() => landingPath(router) !== null, [router]),
    end,
  )
  useReloadFromBfcache()
  useKioskLockdown()

  // Coming to the landing page from any other page ends the session.
  useEffect(() => {
    let hasStarted = false
    const onNavigate = () => {
      const path = landingPath(router)
      if (path !== null && hasStarted) setEnding(landingAddress(path))
      hasStarted = path === null
      transaction.current = readSession(sessionKeys.stateId) ?? transaction.current
    }
    onNavigate()
    return router.subscribe('onResolved', onNavigate)
  }, [router])

  useEffect(() => {
    if (ending === null) return
    deleteSession(readSession(sessionKeys.stateId) ?? transaction.current)
    replaceDocument(ending)
  }, [ending])

  if (ending !== null) return null
  return (
    <>
      <DeviceBars
        on={on}
        onToggle={toggle}
        onEnd={currentCapabilities().endSession && !isEndHidden ? end : undefined}
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
