import type { Step } from '@open-account/domain/flow/flows'
import { ServiceFailure } from '../../http/api/serviceFailure.ts'
import { readDraft, saveDraft } from '../../session/draftStore.ts'
import { readSignup, storedSteps } from '../../session/signup.ts'
import {
  isCurrent,
  readSubmissions,
  restoreAnswers,
  saveSubmissions,
  type Submission,
} from '../../session/submissions.ts'
import type { useFailure } from '../failure/useFailure.tsx'

/** The message when an answer was lost and the applicant has changed answers since. */
const changedSince =
  'Your application was received before you changed your answers. They are shown as you submitted them then: please submit them again to go on. No second account will be opened.'

/** Shows a submission again; returns the step from which it was submitted. */
const show = (submission: Submission): Step => {
  restoreAnswers(submission)
  // Notifies the components that show the draft.
  saveDraft(readDraft())
  const signup = readSignup()
  return (signup && storedSteps(signup).at(-1)?.step) ?? 'premises'
}

/**
 * Shows that the application was accepted with other answers than the present ones, and restores the latest submission
 * before them. If that is not the accepted one either, the next call takes the one before. False without any.
 */
export default function showAccepted(
  { fail }: Pick<ReturnType<typeof useFailure>, 'fail'>,
  goTo: (step: Step) => unknown,
): boolean {
  const others = readSubmissions().filter(submission => !isCurrent(submission))
  saveSubmissions(others)
  const [latest] = others
  if (latest === undefined) return false
  fail(new ServiceFailure('already_submitted', changedSince), 'already_submitted', () => goTo(show(latest)))
  return true
}
