import { reported } from '../../../http/api/bodyOf.ts'
import { ServiceFailure } from '../../../http/api/serviceFailure.ts'
import { readDraft, saveDraft } from '../../../session/draftStore.ts'
import type { useFailure } from '../../failure/useFailure.tsx'
import { confirmTimeslot } from '../confirmTimeslot.ts'
import { withTimeslot } from '../turnOnDraft.ts'
import type { Timeslots } from '../useTimeslots.ts'
import { useWizard } from '../../../session/useWizard.ts'

/**
 * Holds the chosen timeslot. One that is lost is given up, said, and the others are asked for again. Where no answer came
 * it may be held or not: it stays chosen, and Next asks once more.
 */
export const useHeldTimeslot = (timeslots: Timeslots, failure: ReturnType<typeof useFailure>) => {
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
      saveDraft(before => withTimeslot(before, null))
      failure.say('timeslot_confirm_error', () => void timeslots.refetch())
      return false
    }
  }
}
