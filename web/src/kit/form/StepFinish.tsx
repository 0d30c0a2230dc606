import type { DisablingCondition } from '@open-account/domain/requirements/disabling'
import { type ReactNode, use } from 'react'
import { useInPageOrder } from './useInPageOrder.ts'
import { Submitting } from './submitting.ts'
import { Actions, Button } from '../ui/button/Button.tsx'
import { type Need, StillNeeded } from '../ui/feedback/StillNeeded.tsx'
import { LongWait } from '../ui/feedback/LongWait.tsx'
import { Finish } from '../ui/section/Finish.tsx'

interface StepFinishProps {
  /** The conditions that disable Next now, from the domain's table. */
  readonly disabled: readonly DisablingCondition[]
  /** What each condition requires, as links to the fields. */
  readonly needsOf: (condition: DisablingCondition) => readonly Need[]
  /** What Next will require although it does not disable the button. */
  readonly also?: readonly Need[]
  /** Undefined where there is no previous step. A button that abandons the application is smaller than Next. */
  readonly back?:
    | { readonly label: string; readonly onPress: () => void; readonly abandons?: boolean }
    | undefined
  readonly next: ReactNode
  /** Whether Next waits for more than the check and the calls of the form. */
  readonly pending?: boolean
  /** What Next waits for, shown when that takes more than a second. */
  readonly waitsFor?: string
}

/** The end of a step: what is still needed, Back and Next. Next submits the step's form. */
export const StepFinish = ({
  disabled,
  needsOf,
  also = [],
  back,
  next,
  pending = false,
  waitsFor,
}: StepFinishProps) => {
  const isWaiting = use(Submitting) || pending
  return (
    <Finish>
      <StillNeeded needs={useInPageOrder([...disabled.flatMap(needsOf), ...also])} />
      <Actions>
        {back && (
          <Button look="secondary" small={back.abandons} onClick={back.onPress}>
            {back.label}
          </Button>
        )}
        <Button type="submit" unavailable={disabled.length > 0} pending={isWaiting}>
          {next}
        </Button>
      </Actions>
      {isWaiting && waitsFor !== undefined && <LongWait text={waitsFor} />}
    </Finish>
  )
}
