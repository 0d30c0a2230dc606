import { disabledBy } from '@open-account/domain/requirements/disabling'
import { turnOnAnswers, uploadedDocuments } from '../../../session/draftSelectors.ts'
import type { useFailure } from '../../failure/useFailure.tsx'
import { offeredTimeslots } from '../turnOnDraft.ts'
import { usePreTurnOn } from '../usePreTurnOn.tsx'
import { useTimeslots } from '../useTimeslots.ts'
import type { Need } from '../../../kit/ui/feedback/StillNeeded.tsx'
import { screenState } from '../../../session/screenState.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { turnOnDetailsNeeds } from './turnOnDetailsNeeds.ts'
import { useTimeslotReservation } from './useTimeslotReservation.ts'

interface OnScreen {
  /** The errors on this screen. */
  readonly errors: readonly Need[]
  /** Whether the application is being submitted, when this step submits it. */
  readonly submitting?: boolean
}

/**
 * The logic of a step with turn-on details. `timeslots` are those of the chosen date. `mayLeave` shows the pre-turn-on
 * dialog and reserves the chosen timeslot. `stillNeeded` returns the conditions that disable Next, and what each
 * requires.
 */
export const useTurnOnDetails = (failure: ReturnType<typeof useFailure>) => {
  const { draft, facts, step } = useWizard()
  const timeslots = useTimeslots()
  const reserveTimeslot = useTimeslotReservation(timeslots, failure)
  const preTurnOn = usePreTurnOn()
  const mayLeave = async () => (await preTurnOn.confirmPreTurnOn()) && (await reserveTimeslot())
  const stillNeeded = ({ errors, submitting = false }: OnScreen) => {
    const uploaded = uploadedDocuments(draft.documents)
    const noSlotLeft =
      timeslots.answer !== null && offeredTimeslots(draft, facts, timeslots.answer).length === 0
    const answers = turnOnAnswers(draft)
    const state = screenState({
      answers,
      uploaded,
      shownErrors: errors.map(({ id }) => id),
      timeslotsLoading: timeslots.areRequirementsUnknown,
      submitting,
    })
    return {
      disabled: disabledBy(step, facts, state),
      needsOf: turnOnDetailsNeeds({ step, facts, answers, uploaded, noSlotLeft, errors }),
    }
  }
  return { timeslots, mayLeave, stillNeeded, dialog: preTurnOn.dialog }
}
