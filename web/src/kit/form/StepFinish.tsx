import type { DisablingCondition } from '@open-account/domain/requirements/disabling'
import type { ReactNode } from 'react'
import { useInPageOrder } from './useInPageOrder.ts'
import { Actions, Button } from '../ui/button/Button.tsx'
import { type Need, StillNeeded } from '../ui/feedback/StillNeeded.tsx'
import { Finish } from '../ui/section/Finish.tsx'

interface StepFinishProps {
  /** The conditions that disable Next now, from the domain's table. */
  readonly disabled: readonly DisablingCondition[]
  /** What each condition requires, as links to the fields. */
  readonly needsOf: (condition: DisablingCondition) => readonly Need[]
  /** Undefined where there is no previous step. */
  readonly back?: { readonly label: string; readonly onPress: () => void } | undefined
  readonly next: ReactNode
  /** Whether a check or a call of Next is running. */
  readonly pending: boolean
}

/** The end of a step: what is still needed, Back and Next. Next submits the step's form. */
export const StepFinish = ({ disabled, needsOf, back, next, pending }: StepFinishProps) => (
  <Finish>
    <StillNeeded needs={useInPageOrder(disabled.flatMap(needsOf))} />
    <Actions>
      {back && (
        <Button look="secondary" onClick={back.onPress}>
          {back.label}
        </Button>
      )}
      <Button type="submit" unavailable={disabled.length > 0} pending={pending}>
        {next}
      </Button>
    </Actions>
  </Finish>
)
