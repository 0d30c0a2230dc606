import { useEffect, useRef, useState } from 'react'
import { serviceFailureOf } from '../../../http/api/serviceFailure.ts'
import { saveDraft } from '../../../session/draftStore.ts'
import { closeAfter } from '../../../session/signup.ts'
import type { EligibilityCheck } from '../useEligibility.tsx'
import { reportError } from '../../../http/observability/errorReporter.ts'
import { useWizard } from '../../../session/useWizard.ts'
import type { IdentityService } from '../identityService.ts'
import { endVisit, isBackFromVisit } from './identityVisit.ts'

/**
 * The status of the retrieval: `none` when the browser has not returned from the service. `refused` is restored after a
 * refresh when the refusal ends the application.
 */
type IdentityRetrieval = 'none' | 'retrieving' | 'retrieved' | 'failed' | 'refused'

interface IdentityRetrievalOptions {
  readonly service: IdentityService
  /** Whether manual entry is allowed after a failed retrieval; null until that is known. */
  readonly allowsManualEntry: boolean | null
  readonly isEligible: EligibilityCheck
}

/** Resets the identity data, so that the prompt shows again. */
const resetIdentity = (identityRefused: boolean) =>
  saveDraft(({ signup, particulars }) => ({
    signup: { ...signup, use_myinfo: false, promptMyInfo: true },
    particulars: {
      ...particulars,
      locked: [],
      identityRefused: identityRefused || particulars.identityRefused,
    },
  }))

/**
 * Retrieves identity data when the browser returns from the identity service: once, because the return parameter is
 * removed from the address. The data is saved and eligibility is checked before the form shows.
 */
export const useIdentityRetrieval = ({
  service,
  allowsManualEntry,
  isEligible,
}: IdentityRetrievalOptions) => {
  const { signup, search, draft, steps, step, readdress } = useWizard()
  const isTypedIn = draft.signup.use_myinfo !== true
  const returned = search.redirected === 'myinfo' && isTypedIn
  const [outcome, setOutcome] = useState<IdentityRetrieval>(() => {
    if (returned) return 'retrieving'
    // The service has brought the browser back without its parameter.
    return isTypedIn && isBackFromVisit() ? 'failed' : 'none'
  })
  useEffect(() => {
    endVisit()
    return endVisit
  }, [])

  const started = useRef(false)
  useEffect(() => {
    if (search.redirected !== 'myinfo' || started.current) return
    started.current = true
    const retrieve = async (): Promise<IdentityRetrieval> => {
      try {
        const isNamed = await service.retrieve(signup.stateId)
        saveDraft(({ particulars }) => ({ particulars: { ...particulars, identityRefused: false } }))
        if (isNamed) await isEligible()
        return 'retrieved'
      } catch (thrown) {
        const failure = serviceFailureOf(thrown, 'myinfo_error')
        reportError(failure, failure.code)
        const refused = failure.code === service.refusal.code
        const endsApplication = refused && service.refusal.endsApplication
        resetIdentity(endsApplication)
        if (endsApplication) closeAfter(steps, step)
        return refused ? 'refused' : 'failed'
      }
    }
    const handleReturn = async () => {
      if (returned) setOutcome(await retrieve())
      await readdress({})
    }
    void handleReturn()
  }, [search.redirected, returned, signup.stateId, service, isEligible, steps, step, readdress])

  const isBarred = draft.particulars.identityRefused && outcome !== 'retrieving'
  const isUndecided = outcome === 'failed' && allowsManualEntry === null
  const retrieval = isBarred ? 'refused' : isUndecided ? 'retrieving' : outcome
  const skipsPrompt = retrieval === 'failed' && allowsManualEntry === true && draft.signup.promptMyInfo
  useEffect(() => {
    if (skipsPrompt) saveDraft(previous => ({ signup: { ...previous.signup, promptMyInfo: false } }))
  }, [skipsPrompt])

  return { retrieval, skipsPrompt, dismiss: () => setOutcome('none') }
}
