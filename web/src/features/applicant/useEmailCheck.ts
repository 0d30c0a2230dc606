import { email as emailField } from '@open-account/contracts/fields/email'
import { useEffect, useRef, useState } from 'react'
import { isFlagActive } from '../../session/flags.ts'
import { useWizard } from '../../session/useWizard.ts'
import { checkEmail, type EmailCheck } from './emailCheck.ts'

/** The e-mail to check, or null: it must be valid and not of an existing account, and the bypass must be off. */
const useEmailToCheck = (typed: string): string | null => {
  const { facts, flags } = useWizard()
  const validated = emailField.safeParse(typed)
  const asks = validated.success && !facts.linkedEmail && !isFlagActive(flags, 'bypass-new-email-oa')
  return asks ? validated.data : null
}

/** Checks whether an e-mail belongs to another account, after a pause in typing. */
export const useEmailCheck = (typed: string) => {
  const { stateId } = useWizard().signup
  const email = useEmailToCheck(typed)
  const [failedFor, setFailedFor] = useState<string | null>(null)
  const waiting = useRef<EmailCheck | null>(null)

  useEffect(() => {
    if (email === null) return undefined
    const check = checkEmail(email, stateId, answered => setFailedFor(answered ? null : email))
    waiting.current = check
    return () => {
      check.cancel()
      waiting.current = null
    }
  }, [email, stateId])

  return {
    /** Whether the check of the present e-mail has failed. */
    failed: failedFor !== null && failedFor === email,
    settle: async () => waiting.current?.settle(),
  }
}
