import { turnOnStep } from '@open-account/domain/flow/screens'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { answerOf } from '../../api/answerOf.ts'
import { tsr } from '../../api/client.ts'
import { ServiceFailure } from '../../api/serviceFailure.ts'
import { saveDraft } from '../../application/draftStore.ts'
import { clearSession } from '../../application/session.ts'
import { handoverOf } from '../../application/submission/handoverOf.ts'
import { toSubmission } from '../../application/submission/toSubmission.ts'
import { voided } from '../../application/voided.ts'
import type { useFailure } from '../../dialogs/useFailure.tsx'
import { analyticsClientId } from '../../observability/analyticsClientId.ts'
import type { Reviewed } from '../../review/reviewed.ts'
import { useWizard } from '../../wizard/useWizard.ts'
import { refusals, shownAs } from './refusals.ts'

/** The service accepts a transaction once, so that an unanswered submission may simply be sent again. */
const unanswered =
  'The connection was lost. Your answers are kept. Please submit again: no second account will be opened.'

const failureOf = (thrown: unknown): ServiceFailure => {
  if (!(thrown instanceof ServiceFailure)) return new ServiceFailure('general_error')
  return thrown.code === 'network_error' ? new ServiceFailure(thrown.code, unanswered) : thrown
}

type Failure = Pick<ReturnType<typeof useFailure>, 'fail' | 'say'>

/** Submits the application: on to the thank-you page, or back to what was refused, after `onRefused`. */
export const useSubmit = (failure: Failure, onRefused: () => void) => {
  const router = useRouter()
  const queries = useQueryClient()
  const { signup, settings, goTo } = useWizard()

  const submit = async (reviewed: Reviewed) => {
    const body = toSubmission({
      draft: reviewed.draft,
      facts: reviewed.facts,
      stateId: signup.stateId,
      clientId: analyticsClientId(),
    })
    const answer = await answerOf(tsr.transaction.submit.mutate({ body }))
    if (answer.status === 'FAIL') {
      onRefused()
      return failure.say('signature_attach_error')
    }
    const thankYou = handoverOf({ reviewed, stateId: signup.stateId, appId: answer.app_id, settings })
    await router.navigate({ to: '/thank-you', replace: true, state: { thankYou } })
    clearSession(reviewed.facts.mode)
  }

  const refuse = (thrown: unknown, { facts }: Reviewed) => {
    onRefused()
    const failed = failureOf(thrown)
    const refused = refusals[failed.code]
    if (refused === undefined) return failure.fail(failed, shownAs(failed.code))
    failure.fail(failed, failed.code, () => {
      saveDraft(before => voided(before, signup, refused.changes, refused.alsoEmpty))
      queries.clear()
      void goTo(turnOnStep(facts), { from: 'confirmation', target: refused.target })
    })
  }

  return async (reviewed: Reviewed) => {
    try {
      await submit(reviewed)
    } catch (thrown) {
      refuse(thrown, reviewed)
    }
  }
}
