import { pressNext } from '../../kit/form/pressNext.ts'
import { businessPartnerTypes } from '@open-account/domain/application/codes'
import { eligibilityOutcome, type EligibilityBlock } from '@open-account/domain/premises/eligibility'
import { Suspense, useState } from 'react'
import { bodyOf } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'
import { ServiceFailure } from '../../http/api/serviceFailure.ts'
import { chosen } from '../../session/draftSelectors.ts'
import { readDraft, saveDraft } from '../../session/draftStore.ts'
import {
  eligibilityBlock,
  eligibilityFields,
  eligibilityQuestion,
  isEligibilityStale,
} from '../../session/eligibility.ts'
import { closeAfter } from '../../session/signup.ts'
import { useFailure } from '../failure/useFailure.tsx'
import { useWizard } from '../../session/useWizard.ts'
import { lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

/** Loaded for an applicant who is refused. */
const EligibilityDialog = lazyPart(
  () => import('./EligibilityDialog.tsx'),
  ({ EligibilityDialog }) => EligibilityDialog,
)

/** Checks whether the applicant may open an account at these premises, and shows a dialog when not. */
export const useEligibility = () => {
  const { signup, facts, draft, steps, step } = useWizard()
  const failure = useFailure()
  const [block, setBlock] = useState<EligibilityBlock | null>(null)

  const requestEligibility = async () => {
    const { nric_roc, premise_no, occupancy } = eligibilityQuestion(readDraft(), signup.type)
    const answer = await bodyOf(
      tsr.account.checkCustomer.mutate({
        body: {
          nric_roc,
          premise_no,
          occupancy: chosen(occupancy, 'premise_occupancy'),
          bp_type: businessPartnerTypes[signup.type],
          transaction_id: signup.stateId,
        },
      }),
    )
    // The path also answers the check of new customers, without eligibility.
    if (!('eligible' in answer)) throw new ServiceFailure('server_error')
    return { answer, question: { nric_roc, premise_no, occupancy } }
  }

  /** Returns whether the application can continue. A block or a failure opens a dialog. */
  const check = async (): Promise<boolean> => {
    try {
      const { answer, question } = await requestEligibility()
      const outcome = eligibilityOutcome(answer, facts)
      saveDraft(draft => ({
        signup: {
          ...draft.signup,
          ...eligibilityFields(answer, outcome),
          // The check was for the typed e-mail, not for the e-mail of the account.
          ...(answer.linked_email && { ebillEligible: true }),
        },
        particulars: { ...draft.particulars, eligibilityAskedWith: question },
      }))
      if (outcome.kind === 'blocked') {
        closeAfter(steps, step)
        setBlock(outcome.by)
      }
      return outcome.kind === 'continue'
    } catch (thrown) {
      saveDraft(draft => ({ signup: { ...draft.signup, checkEligibleSuccess: false } }))
      failure.fail(thrown, 'eligibility_error', undefined, pressNext)
      return false
    }
  }

  // This block shows again after a refresh, until the applicant or the premises change.
  const isBarred =
    eligibilityBlock(draft.signup) === 'third_account' && !isEligibilityStale(draft, signup.type)
  const shown = isBarred ? 'third_account' : block
  return {
    check,
    dialog:
      shown === null ? (
        failure.dialog
      ) : (
        <Suspense>
          <EligibilityDialog block={shown} onClose={() => setBlock(null)} />
        </Suspense>
      ),
  }
}

export type EligibilityCheck = ReturnType<typeof useEligibility>['check']
