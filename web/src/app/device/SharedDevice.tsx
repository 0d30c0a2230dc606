import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { endRequest } from '../../session/endRequest.ts'
import { currentCapabilities } from '../../session/mode.ts'
import { readSession, sessionKeys } from '../../session/session.ts'
import { readSignup } from '../../session/signup.ts'
import { DeviceBars } from './DeviceBars.tsx'
import { deletePersonalData } from './deletePersonalData.ts'
import { deleteSession } from './deleteSession.ts'
import { landingAddress } from './landingAddress.ts'
import { replaceDocument } from '../../kit/document/document.ts'
import { isSessionStale } from './sessionActivity.ts'
import { useKioskLockdown } from './useKioskLockdown.ts'
import { useAccessibilityOptions } from './useAccessibilityOptions.ts'
import { useReloadFromBfcache } from './useReloadFromBfcache.ts'
import { usePresence } from './usePresence.ts'
import { isClean, type Remains, wipeDevice } from './wipeDevice.ts'
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

const OutOfService = lazyPart(
  () => import('./OutOfService.tsx'),
  ({ OutOfService }) => OutOfService,
)

const OfflinePage = lazyPart(
  () => import('./OfflinePage.tsx'),
  ({ OfflinePage }) => OfflinePage,
)

const IdleWarning = lazyPart(
  () => import('./IdleWarning.tsx'),
  ({ IdleWarning }) => IdleWarning,
)

const EndingQuestion = lazyPart(
  () => import('./EndingQuestion.tsx'),
  ({ EndingQuestion }) => EndingQuestion,
)

/** Loads what no page shows at first, and what a session may need without a connection. */
export const preloadDeviceParts = (): void => {
  for (const part of [OfflinePage, IdleWarning, EndingQuestion]) void part.preload()
}

/** Whether this document continues a session. Without one, nothing of an earlier session may be left. */
const continuesSession = (): boolean => {
  if (readSignup() !== null) return true
  void deletePersonalData()
  return false
}

/** Wipes a device that starts without a session, and returns what is left of earlier ones; null for nothing. */
const useWipe = (isDue: boolean) => {
  const [remains, setRemains] = useState<Remains | null>(null)
  const save = useCallback((left: Remains) => setRemains(isClean(left) ? null : left), [])
  useEffect(() => {
    if (isDue) void wipeDevice().then(save)
  }, [isDue, save])
  return { remains, wipe: () => wipeDevice().then(save) }
}

/** The pause between two attempts to reach the landing page, in milliseconds. */
const attemptPause = 5_000

/** The thank-you page has its own button to end the session (C-018). */
const hidesEndSession = ({ matches }: AnyRouter['state']): boolean => matches.at(-1)?.routeId === '/thank-you'

/**
 * Wraps every page of a shared device: accessibility switches, End Session, and the end of an idle or finished
 * session. Ending unmounts the pages first, so that none of them saves answers again, then deletes the session, then
 * replaces the document, once the landing page can be loaded.
 */
export const SharedDevice = ({ children }: { readonly children: ReactNode }) => {
  const [continues] = useState(continuesSession)
  // A stale session must end before anything of it shows.
  const [ending, setEnding] = useState(() => (continues && isSessionStale() ? landingAddress() : null))
  const [isOffline, setOffline] = useState(false)
  const { remains, wipe } = useWipe(!continues)
  const router = useRouter()
  const transaction = useRef<string | null>(null)
  const { on, toggle } = useAccessibilityOptions()
  const [asking, setAsking] = useState(false)
  const end = useCallback(() => setEnding(landingAddress()), [])
  // Where nothing was entered there is nothing to undo.
  const endByHand = useCallback(
    () => (readSession(sessionKeys.place) === null ? end() : setAsking(true)),
    [end],
  )
  useEffect(() => {
    document.addEventListener(endRequest, endByHand)
    return () => document.removeEventListener(endRequest, endByHand)
  }, [endByHand])
  const [isEndHidden, setEndHidden] = useState(() => hidesEndSession(router.state))
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
      setEndHidden(hidesEndSession(router.state))
      transaction.current = readSession(sessionKeys.stateId) ?? transaction.current
    }
    onNavigate()
    return router.subscribe('onResolved', onNavigate)
  }, [router])

  useEffect(() => {
    if (ending === null) return
    deleteSession(readSession(sessionKeys.stateId) ?? transaction.current)
    // A kiosk that is offline would show an error page of the browser, from which nothing leads on.
    const openWhenReachable = () =>
      fetch(ending).then(
        () => replaceDocument(ending),
        () => {
          setOffline(true)
          setTimeout(() => void openWhenReachable(), attemptPause)
        },
      )
    void openWhenReachable()
  }, [ending])

  if (ending !== null)
    return (
      isOffline && (
        <Suspense>
          <OfflinePage />
        </Suspense>
      )
    )
  if (remains !== null)
    return (
      <>
        <DeviceBars on={on} onToggle={toggle} />
        <Suspense>
          <OutOfService remains={remains} checkAgain={wipe} />
        </Suspense>
      </>
    )
  return (
    <>
      <DeviceBars
        on={on}
        onToggle={toggle}
        onEnd={currentCapabilities().endSession && !isEndHidden ? endByHand : undefined}
      />
      {children}
      <Suspense>
        {state.kind === 'warned' && <IdleWarning secondsLeft={state.secondsLeft} onStay={stay} />}
      </Suspense>
      <Suspense>{asking && <EndingQuestion onStay={() => setAsking(false)} onLeave={end} />}</Suspense>
      <Suspense>{on.includes('keyboard') && <Keyboard />}</Suspense>
    </>
  )
}
