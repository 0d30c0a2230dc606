import { reported } from '../../../http/api/bodyOf.ts'
import { ServiceFailure } from '../../../http/api/serviceFailure.ts'
import { readDraft, saveDraft } from '../../../session/draftStore.ts'
import type { useFailure } from '../../failure/useFailure.tsx'
import { confirmTimeslot } from '../confirmTimeslot.ts'
import { withTimeslot } from '../turnOnDraft.ts'
import type { Timeslots } from '../useTimeslots.ts'
import { useWizard } from '../../../session/useWizard.ts'

/**
 * Reserves the chosen timeslot. A refused timeslot is deselected with a message, and the timeslots are requested
 * again. Without a response the timeslot stays chosen, and Next tries again.
 */
export const useTimeslotReservation = (timeslots: Timeslots, failure: ReturnType<typeof useFailure>) => {
  const { signup } = useWizard()
  return async (): Promise<boolean> => {
    try {
      await reported(confirmTimeslot(readDraft(), signup))
      return true
    } catch (thrown) {
      if (thrown instanceof ServiceFailure && thrown.code === 'network_error') {
        failure.say(thrown.code)
        return false
      }
      saveDraft(previous => withTimeslot(previous, null))
      failure.say('timeslot_confirm_error', () => void timeslots.refetch())
      return false
    }
  }
}
