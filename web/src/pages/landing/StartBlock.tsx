import { startDisabledBy } from '@open-account/domain/requirements/startDisabling'
import { Suspense } from 'react'
import type { Flags } from '../../session/flags.ts'
import { maintenanceFlag } from '../../session/flags.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { StillNeeded } from '../../kit/ui/feedback/StillNeeded.tsx'
import { Finish } from '../../kit/ui/section/Finish.tsx'
import { BackToApp } from './BackToApp.tsx'
import { ReadyStatus } from './ReadyStatus.tsx'
import css from './StartBlock.module.css'
import { startNeeds } from './startNeeds.ts'
import { useStart } from './useStart.ts'
import type { LandingView } from './view.ts'
import { lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

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

/** What is still needed, and the way into the application. */
export const StartBlock = ({ view, ready, checkAgain, questions }: StartBlockProps) => {
  const { choice, flags } = view
  const { start, starting, failure, forget } = useStart(choice, checkAgain)
  const disabledBy = startDisabledBy({
    domain: choice.domain,
    type: choice.type,
    ready,
    maintenance: maintenanceFlag(flags) !== null,
    starting,
  })
  return (
    <Finish split>
      <StillNeeded needs={startNeeds(disabledBy, questions)} />
      <div className={css['ways']}>
        <Button pending={starting} unavailable={disabledBy.length > 0} onClick={() => void start()}>
          Start
        </Button>
        <BackToApp view={view} />
      </div>
      {!ready && <ReadyStatus />}
      {failure !== null && (
        <Suspense>
          <StartFailureDialog failure={failure} view={view} onClose={forget} />
        </Suspense>
      )}
    </Finish>
  )
}
