import type { SubmitAnswer, SubmitReply } from '@open-account/contracts/submitAnswer'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import { turnOnStep } from '@open-account/domain/flow/stepRoles'
import { useQueryClient } from '@tanstack/react-query'
import { bodyOf } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'
import { ServiceFailure, serviceFailureOf } from '../../http/api/serviceFailure.ts'
import { saveDraft } from '../../session/draftStore.ts'
import { recordUploads } from '../../session/recordUploads.ts'
import type { Submitted } from '../../session/submission/everyFlowPart.ts'
import { saveSubmission } from '../../session/submissions.ts'
import { resetFields } from '../../session/resetFields.ts'
import type { useFailure } from '../failure/useFailure.tsx'
import { analyticsClientId } from '../../http/observability/analyticsClientId.ts'
import type { Reviewed } from '../review/reviewed.ts'
import { useWizard } from '../../session/useWizard.ts'
import { resetByRefusal, shownAs } from './refusals.ts'
import { loadAgain } from '../../kit/ui/lazy/loadAgain.ts'
import { failureOf } from '../../http/api/failureOf.ts'
import { closeUpload } from '../kioskUpload/openUpload.ts'

const isAnswer = (reply: SubmitReply): reply is SubmitAnswer =>
  reply.status === 'SUCCESS' || (reply.status === 'FAIL' && 'app_id' in reply)

/** The answer to a submission. Throws a refusal with HTTP status 200 like one with its own HTTP status (C-188). */
export const acceptedAnswer = (reply: SubmitReply): SubmitAnswer => {
  if (isAnswer(reply)) return reply
  throw failureOf(reply)
}

/** The service accepts a transaction once, so that an unanswered submission may simply be sent again. */
const unanswered =
  'The connection was lost. Your answers are kept. Please submit again: no second account will be opened.'

const submissionFailureOf = (thrown: unknown): ServiceFailure => {
  const failure = serviceFailureOf(thrown)
  // An answer that was cut off on its way cannot be read.
  const isLost = failure.code === 'network_error' || failure.code === 'api_error'
  return isLost ? new ServiceFailure('network_error', unanswered) : failure
}

/** An application that the service has accepted. */
export type Accepted = Extract<SubmitAnswer, { readonly status: 'SUCCESS' }>

/**
 * Attaches the signature to the form of an accepted application. Returns whether the application may continue; shows
 * the applicant an error when it may not (C-101).
 */
export type Attach = (reviewed: Reviewed, answer: SubmitAnswer) => Promise<boolean>

interface SubmitOptions {
  readonly failure: Pick<ReturnType<typeof useFailure>, 'fail' | 'say'>
  readonly onAccepted: (answer: Accepted, reviewed: Reviewed) => Promise<void>
  /** Called before a refusal is shown. */
  readonly onRefused: () => void
  /** Receives the message about a pending application, where the applicant may continue in spite of it (C-089). */
  readonly onPending?: (description: string) => void
  /** Set when the application is signed. */
  readonly attach?: Attach | undefined
}

/** Submits an application, and continues with the accepted one or shows the refusal. */
export const useSubmit = ({ failure, onAccepted, onRefused, onPending, attach }: SubmitOptions) => {
  const queries = useQueryClient()
  const { signup, goTo } = useWizard()

  const send = async (body: SubmitBody, reviewed: Reviewed) => {
    saveSubmission()
    const answer = acceptedAnswer(await bodyOf(tsr.transaction.submit.mutate({ body })))
    // Its link is of no more use: the documents of an accepted application do not change.
    void closeUpload()
    const isSigned = attach !== undefined && reviewed.facts.signed
    const mayGoOn = isSigned ? await attach(reviewed, answer) : answer.status === 'SUCCESS'
    if (mayGoOn && answer.status === 'SUCCESS') return onAccepted(answer, reviewed)
    onRefused()
    return isSigned ? undefined : failure.say('signature_attach_error')
  }

  const refuse = async (thrown: unknown, { facts }: Reviewed) => {
    onRefused()
    const failed = submissionFailureOf(thrown)
    if (failed.code === 'already_submitted') {
      // Few applicants load it: an answer was lost, and the applicant has changed answers since.
      const { default: showAccepted } = await loadAgain(() => import('./showAccepted.ts'))
      if (showAccepted(failure, goTo)) return undefined
    }
    if (failed.code === 'pending' && onPending) return onPending(failed.description)
    const refused = resetByRefusal[failed.code]
    if (refused === undefined) return failure.fail(failed, shownAs(failed.code))
    return failure.fail(failed, failed.code, () => {
      saveDraft(draft => resetFields(draft, signup, refused.changes, refused.alsoEmpty))
      queries.clear()
      void goTo(turnOnStep(facts), { from: 'confirmation', target: refused.target })
    })
  }

  return async (reviewed: Reviewed, bodyOf: (submitted: Submitted) => SubmitBody) => {
    recordUploads('submitting')
    try {
      await send(bodyOf({ ...reviewed, stateId: signup.stateId, clientId: analyticsClientId() }), reviewed)
    } catch (thrown) {
      await refuse(thrown, reviewed)
    }
  }
}
