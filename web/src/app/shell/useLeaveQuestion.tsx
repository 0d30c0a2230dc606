import { type HistoryLocation, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { endRequest } from '../../session/endRequest.ts'
import { currentCapabilities } from '../../session/mode.ts'
import { readSession, sessionKeys } from '../../session/session.ts'
import { lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

const LeaveQuestion = lazyPart(
  () => import('./LeaveQuestion.tsx'),
  ({ LeaveQuestion }) => LeaveQuestion,
)

/** The address of the landing page, with or without a choice. */
const landing = /^\/(open-account(\/[^/]+){0,2}\/?)?$/

/** The position of an entry in the history of this tab. */
const positionOf = ({ state: { __TSR_index: position } }: HistoryLocation): number => position

/**
 * Asks before the application is left for the landing page, by Cancel, by the logo or by Back, when anything was entered.
 * The navigation is stopped at once, so that Back can be pressed again while the question is open. Returns the question.
 */
export const useLeaveQuestion = (): ReactNode => {
  const { history } = useRouter()
  const [leave, setLeave] = useState<(() => void) | null>(null)
  // With the page itself: Back may be pressed as soon as there is something to see.
  useLayoutEffect(
    () =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: ({ currentLocation, nextLocation, action }) => {
          if (!landing.test(nextLocation.pathname) || readSession(sessionKeys.place) === null) return false
          // A shared device ends the session instead, after a question of its own.
          if (currentCapabilities().sharedDevice) {
            document.dispatchEvent(new Event(endRequest))
            return true
          }
          const steps = positionOf(nextLocation) - positionOf(currentLocation)
          setLeave(() => () => {
            if (action === 'PUSH' || action === 'REPLACE')
              history.push(nextLocation.href, {}, { ignoreBlocker: true })
            else history.go(steps, { ignoreBlocker: true })
          })
          return true
        },
      }),
    [history],
  )
  if (leave === null) return null
  return (
    <Suspense>
      <LeaveQuestion onStay={() => setLeave(null)} onLeave={leave} />
    </Suspense>
  )
}
