import { useRouter } from '@tanstack/react-router'
import { clearSession } from '../application/session.ts'
import { handoverOf } from '../application/submission/handoverOf.ts'
import type { AnswerSection } from '../review/answerSection.ts'
import type { Reviewed } from '../review/reviewed.ts'
import { passOn } from '../thankYou/passOn.ts'
import { useWizard } from '../wizard/useWizard.ts'
import { signedFormOf } from './signedFormOf.ts'

/** Ends an application that was accepted and, where it had to be, paid: on to the thank-you page with what was paid. */
export const useFinish = () => {
  const router = useRouter()
  const { signup, settings } = useWizard()
  return async (reviewed: Reviewed, appId: string, paid: readonly AnswerSection[] = []) => {
    const signedForm = await signedFormOf(reviewed, appId)
    const thankYou = handoverOf({ reviewed, stateId: signup.stateId, appId, settings, signedForm, paid })
    await router.navigate({ to: '/thank-you', replace: true, state: passOn(thankYou) })
    clearSession(reviewed.facts.mode)
  }
}
