import type { Step } from '@open-account/domain/flow/flows'
import { ServiceFailure } from '../../http/api/serviceFailure.ts'
import { readDraft, saveDraft } from '../../session/draftStore.ts'
import { readSession, sessionKeys, writeSession } from '../../session/session.ts'
import { readSignup, storedSteps } from '../../session/signup.ts'
import { answerKeys } from '../../session/submissions.ts'
import type { useFailure } from '../failure/useFailure.tsx'

/** What is said where an answer was lost, and the applicant has changed answers since. */
const changedSince =
  'Your application was received before you changed your answers. They are shown as you submitted them then: please submit them again to go on. No second account will be opened.'

/** What was submitted from this browser, the latest first: the texts of a submission, one for each key. */
const submissions = (): readonly (readonly string[])[] => {
  const lines = (readSession(sessionKeys.submitted) ?? '').split('\n')
  return lines.flatMap((_line, index) =>
    index % answerKeys.length === 0 && index + answerKeys.length <= lines.length
      ? [lines.slice(index, index + answerKeys.length)]
      : [],
  )
}

const isShown = (texts: readonly string[]): boolean =>
  answerKeys.every((key, index) => texts[index] === (readSession(key) ?? ''))

/** Shows what was submitted again; answers the step on which it was. */
const show = (texts: readonly string[]): Step => {
  for (const [index, key] of answerKeys.entries()) writeSession(key, texts[index] ?? null)
  // Who shows the draft is told.
  saveDraft(readDraft())
  const signup = readSignup()
  return (signup && storedSteps(signup).at(-1)?.step) ?? 'premises'
}

/**
 * Says that the application was accepted with other answers than the present ones, and shows those that were submitted
 * last before. Should they not be the ones either, the next time passes them over. False where there are none.
 */
export default function showAccepted(
  { fail }: Pick<ReturnType<typeof useFailure>, 'fail'>,
  goTo: (step: Step) => unknown,
): boolean {
  const others = submissions().filter(texts => !isShown(texts))
  writeSession(sessionKeys.submitted, others.flat().join('\n'))
  const [latest] = others
  if (latest === undefined) return false
  fail(new ServiceFailure('already_submitted', changedSince), 'already_submitted', () => goTo(show(latest)))
  return true
}
