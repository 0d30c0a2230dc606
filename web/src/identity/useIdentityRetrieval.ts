import { nric } from '@open-account/contracts/fields/nric'
import { residencyOf } from '@open-account/domain/identity/nric'
import { useEffect, useRef, useState } from 'react'
import { answerOf } from '../../api/answerOf.ts'
import { tsr } from '../../api/client.ts'
import { ServiceFailure } from '../../api/serviceFailure.ts'
import { readDraft, saveDraft } from '../../application/draftStore.ts'
import { reportError } from '../../observability/errorReporter.ts'
import { useWizard } from '../../wizard/useWizard.ts'
import { filledFromIdentity } from './filledFromIdentity.ts'
import type { EligibilityCheck } from './useEligibility.tsx'

/** How the retrieval of identity data stands; `none` when the browser did not just come back for it. */
export type IdentityRetrieval = 'none' | 'retrieving' | 'retrieved' | 'failed' | 'pass_expired'

interface IdentityData {
  /** Whether somebody whose data does not come may type it in. */
  readonly manualEntry: boolean
  readonly isEligible: EligibilityCheck
}

/** Nothing came. The prompt shows again unless the applicant goes on by hand at once. */
const forget = (goesOnByHand: boolean) =>
  saveDraft(({ signup, particulars }) => ({
    signup: { ...signup, use_myinfo: false, promptMyInfo: !goesOnByHand },
    particulars: { ...particulars, locked: [] },
  }))

/** A foreigner without a pass that is live or approved cannot apply, whoever notices it (C-033). */
const isPassMissing = (nricFin: string, status: string): boolean =>
  residencyOf(nricFin) === 'foreigner' && status.trim() === ''

/**
 * Fetches identity data when the browser comes back from the identity service: once, since the mark of the return is
 * taken off the address. What came is in the draft, and eligibility is asked, before the form shows.
 */
export const useIdentityData = ({ manualEntry, isEligible }: IdentityData): IdentityRetrieval => {
  const { signup, search, draft, readdress } = useWizard()
  const returned = search.redirected === 'myinfo' && draft.signup.use_myinfo !== true
  const [retrieval, setRetrieval] = useState<IdentityRetrieval>(returned ? 'retrieving' : 'none')
  const started = useRef(false)

  useEffect(() => {
    if (search.redirected !== 'myinfo' || started.current) return
    started.current = true
    const retrieve = async (): Promise<IdentityRetrieval> => {
      try {
        const person = await answerOf(tsr.identity.readPerson.query({ params: { state_id: signup.stateId } }))
        if (isPassMissing(person.nric, person.work_pass_status)) {
          throw new ServiceFailure('myinfo_workpass_expired')
        }
        saveDraft(before => filledFromIdentity(person, before))
        if (nric.safeParse(readDraft().personal_information.nric_fin).success) await isEligible()
        return 'retrieved'
      } catch (thrown) {
        const failure = thrown instanceof ServiceFailure ? thrown : new ServiceFailure('myinfo_error')
        reportError(failure, failure.code)
        const expired = failure.code === 'myinfo_workpass_expired'
        forget(manualEntry && !expired)
        return expired ? 'pass_expired' : 'failed'
      }
    }
    const arrive = async () => {
      if (returned) setRetrieval(await retrieve())
      await readdress({})
    }
    void arrive()
  }, [search.redirected, returned, signup.stateId, manualEntry, isEligible, readdress])

  return retrieval
}
