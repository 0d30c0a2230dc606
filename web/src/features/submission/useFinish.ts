import { useRouter } from '@tanstack/react-router'
import { clearSession } from '../../session/session.ts'
import { handoverOf } from './handoverOf.ts'
import type { AnswerSection } from '../../session/handover/answerSection.ts'
import type { Reviewed } from '../review/reviewed.ts'
import { saveThankYouState } from '../../session/handover/handover.ts'
import { useWizard } from '../../session/useWizard.ts'
import { signedFormOf } from './signedFormOf.ts'

interface Ending {
  /** The amount that was paid online. */
  readonly paid?: readonly AnswerSection[]
  /** The signature could not be attached to the form. */
  readonly unsigned?: boolean
}

/** Ends an accepted application: opens the thank-you page with the paid amount. */
export const useFinish = () => {
  const router = useRouter()
  const { signup, settings } = useWizard()
  return async (reviewed: Reviewed, appId: string, { paid, unsigned = false }: Ending = {}) => {
    const signedForm = unsigned ? null : await signedFormOf(reviewed, appId)
    const thankYou = handoverOf({
      reviewed,
      stateId: signup.stateId,
      appId,
      settings,
      signedForm,
      unsigned,
      paid,
    })
    await router.navigate({ to: '/thank-you', replace: true, state: saveThankYouState(thankYou) })
    clearSession(reviewed.facts.mode)
  }
}
