import type { DisablingCondition } from '@open-account/domain/requirements/disabling'
import type { ReactNode } from 'react'
import { useInPageOrder } from './useInPageOrder.ts'
import { Actions, Button } from '../ui/button/Button.tsx'
import { type Need, StillNeeded } from '../ui/feedback/StillNeeded.tsx'
import { Finish } from '../ui/section/Finish.tsx'

interface StepFinishProps {
  /** What disables the way on right now, as the domain's table says. */
  readonly disabled: readonly DisablingCondition[]
  /** What each condition asks for, as links to where it is given. */
  readonly needsOf: (condition: DisablingCondition) => readonly Need[]
  /** Left out where there is no way back. */
  readonly back?: { readonly words: string; readonly onPress: () => void } | undefined
  readonly next: ReactNode
  /** The way on is being taken: a check or a call is running. */
  readonly pending: boolean
}

/** The end of a step: what is still needed, the way back and the way on. The way on submits the step's form. */
export const StepFinish = ({ disabled, needsOf, back, next, pending }: StepFinishProps) => (
  <Finish>
    <StillNeeded needs={useInPageOrder(disabled.flatMap(needsOf))} />
    <Actions>
      {back && (
        <Button look="secondary" onClick={back.onPress}>
          {back.words}
        </Button>
      )}
      <Button type="submit" unavailable={disabled.length > 0} pending={pending}>
        {next}
      </Button>
    </Actions>
  </Finish>
)
