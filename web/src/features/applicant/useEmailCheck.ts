import { email as emailField } from '@open-account/contracts/fields/email'
import { useEffect, useRef, useState } from 'react'
import { isFlagActive } from '../../session/flags.ts'
import { useWizard } from '../../session/useWizard.ts'
import { checkEmail, type EmailCheck } from './emailCheck.ts'

/** The e-mail to check; null when it is invalid, belongs to an existing account of the applicant, or the bypass is on. */
const useEmailToCheck = (typed: string): string | null => {
  const { facts, flags } = useWizard()
  const parsed = emailField.safeParse(typed)
  const needsCheck = parsed.success && !facts.linkedEmail && !isFlagActive(flags, 'bypass-new-email-oa')
  return needsCheck ? parsed.data : null
}

/** Checks whether an e-mail belongs to another account, after a pause in typing. */
export const useEmailCheck = (typed: string) => {
  const { stateId } = useWizard().signup
  const email = useEmailToCheck(typed)
  const [failedFor, setFailedFor] = useState<string | null>(null)
  const pendingCheck = useRef<EmailCheck | null>(null)

  useEffect(() => {
    if (email === null) return undefined
    const check = checkEmail(email, stateId, answered => setFailedFor(answered ? null : email))
    pendingCheck.current = check
    return () => {
      check.cancel()
      pendingCheck.current = null
    }
  }, [email, stateId])

  return {
    /** Whether the check of the current e-mail has failed. */
    failed: failedFor !== null && failedFor === email,
    settle: async () => pendingCheck.current?.settle(),
  }
}
