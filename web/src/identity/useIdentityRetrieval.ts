import { useEffect, useRef, useState } from 'react'
import { ServiceFailure } from '../api/serviceFailure.ts'
import { saveDraft } from '../application/draftStore.ts'
import type { EligibilityCheck } from '../eligibility/useEligibility.tsx'
import { reportError } from '../observability/errorReporter.ts'
import { useWizard } from '../wizard/useWizard.ts'
import type { IdentityService } from './identityService.ts'

/** How the retrieval of identity data stands; `none` when the browser did not just come back for it. */
type IdentityRetrieval = 'none' | 'retrieving' | 'retrieved' | 'failed' | 'refused'

interface Retrieved {
  readonly service: IdentityService
  /** Whether somebody whose data does not come may type it in at once. */
  readonly goesOnByHand: boolean
  readonly isEligible: EligibilityCheck
}

/** Nothing came. The prompt shows again unless the applicant goes on by hand at once. */
const forget = (goesOnByHand: boolean) =>
  saveDraft(({ signup, particulars }) => ({
    signup: { ...signup, use_myinfo: false, promptMyInfo: !goesOnByHand },
    particulars: { ...particulars, locked: [] },
  }))

/**
 * Fetches identity data when the browser comes back from the identity service: once, since the mark of the return is
 * taken off the address. What came is in the draft, and eligibility is asked, before the form shows.
 */
export const useIdentityRetrieval = ({ service, goesOnByHand, isEligible }: Retrieved) => {
  const { signup, search, draft, readdress } = useWizard()
  const returned = search.redirected === 'myinfo' && draft.signup.use_myinfo !== true
  const [retrieval, setRetrieval] = useState<IdentityRetrieval>(returned ? 'retrieving' : 'none')

  const started = useRef(false)
  useEffect(() => {
    if (search.redirected !== 'myinfo' || started.current) return
    started.current = true
    const retrieve = async (): Promise<IdentityRetrieval> => {
      try {
        if (await service.retrieve(signup.stateId)) await isEligible()
        return 'retrieved'
      } catch (thrown) {
        const failure = thrown instanceof ServiceFailure ? thrown : new ServiceFailure('myinfo_error')
        reportError(failure, failure.code)
        const refused = failure.code === service.refusal
        forget(goesOnByHand && !refused)
        return refused ? 'refused' : 'failed'
      }
    }
    const arrive = async () => {
      if (returned) setRetrieval(await retrieve())
      await readdress({})
    }
    void arrive()
  }, [search.redirected, returned, signup.stateId, service, goesOnByHand, isEligible, readdress])

  return { retrieval, dismiss: () => setRetrieval('none') }
}
