import { startDisabledBy, type StartCondition } from '@open-account/domain/requirements/startDisabling'
import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { type Flags, maintenanceFlag } from '../../session/flags.ts'
import { Button, buttonClass } from '../../kit/ui/button/Button.tsx'
import { StillNeeded, type Need } from '../../kit/ui/feedback/StillNeeded.tsx'
import { Finish } from '../../kit/ui/section/Finish.tsx'
import { useStart } from './useStart.ts'
import { useStartInView } from './useStartInView.ts'
import type { LandingView } from './view.ts'
import { lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { classNames } from '../../kit/ui/classNames.ts'
import css from './StartBlock.module.css'

/** The unanswered questions that disable Start, as links. Conditions that pass by themselves are not listed. */
const startNeeds = (
  disabledBy: readonly StartCondition[],
  questions: Readonly<Record<'domain' | 'type', string>>,
): readonly Need[] => {
  const needs: Readonly<Partial<Record<StartCondition, Need>>> = {
    premises_type_missing: { id: questions.domain, text: 'Premises type' },
    registration_type_missing: { id: questions.type, text: 'Registration type' },
  }
  return disabledBy.flatMap(condition => needs[condition] ?? [])
}

/** A loader over the page until it is ready; it does not move the layout (C-169). */
const ReadyStatus = () => (
  <div className={css['status']}>
    <Loader />
  </div>
)

/**
 * The link back to the app around this page, for residential personal applications, when its address is set (C-163). Its
 * room is there before, so that the setting moves nothing.
 */
const BackToApp = ({ view: { choice, capabilities, settings } }: { readonly view: LandingView }) => {
  const { app } = settings.links
  const offered = capabilities.returnToApp && choice.domain === 'residential' && choice.type === 'personal'
  if (!offered) return null
  return (
    <a
      className={classNames(buttonClass({ look: 'secondary' }), app === undefined && css['room'])}
      href={app}
    >
      Back to the app
    </a>
  )
}

const StartFailureDialog = lazyPart(
  () => import('./StartFailureDialog.tsx'),
  ({ StartFailureDialog }) => StartFailureDialog,
)

interface StartBlockProps {
  readonly view: LandingView
  readonly ready: boolean
  readonly checkAgain: () => Promise<Flags>
  /** The ids of the two questions. */
  readonly questions: Readonly<Record<'domain' | 'type', string>>
}

/** What is still needed, and the Start button. */
export const StartBlock = ({ view, ready, checkAgain, questions }: StartBlockProps) => {
  const { choice, flags } = view
  const { start, starting, failure, dismissFailure } = useStart(choice, checkAgain)
  const router = useRouter()
  /** Runs the scripts of the steps before the press, in the time between pointing and pressing. */
  const loadSteps = () => {
    void router.loadRouteChunk(router.routesById['/open-account/$domain/$type/$step'])
  }
  const startRef = useStartInView(choice.domain !== null && choice.type !== null)
  const disabledBy = startDisabledBy({
    domain: choice.domain,
    type: choice.type,
    ready,
    maintenance: maintenanceFlag(flags) !== null,
    starting,
  })
  const press = () => void start()
  // The press of an applicant who is faster than the flags counts.
  const isEarly = disabledBy.every(condition => condition === 'not_ready')
  return (
    <Finish split>
      <StillNeeded needs={startNeeds(disabledBy, questions)} />
      <div
        className={css['ways']}
        ref={startRef}
        onPointerEnter={loadSteps}
        onTouchStart={loadSteps}
        onFocus={loadSteps}
      >
        <Button
          pending={starting}
          unavailable={disabledBy.length > 0}
          onEarlyPress={isEarly ? press : undefined}
          onClick={press}
        >
          Start
        </Button>
        <BackToApp view={view} />
      </div>
      {!ready && <ReadyStatus />}
      {failure !== null && (
        <Suspense>
          <StartFailureDialog failure={failure} view={view} onClose={dismissFailure} />
        </Suspense>
      )}
    </Finish>
  )
}
