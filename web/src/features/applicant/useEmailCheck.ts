import { email as emailField } from '@open-account/contracts/fields/email'
import { useEffect, useRef, useState } from 'react'
import { isFlagActive } from '../../session/flags.ts'
import { useWizard } from '../../session/useWizard.ts'
import { checkEmail, type EmailCheck } from './emailCheck.ts'

/** The e-mail as it is asked about: well formed, of no existing account, and not while the bypass is on. */
const useAskedEmail = (typed: string): string | null => {
  const { facts, flags } = useWizard()
  const judged = emailField.safeParse(typed)
  const asks = judged.success && !facts.linkedEmail && !isFlagActive(flags, 'bypass-new-email-oa')
  return asks ? judged.data : null
}

/** Asks whether an e-mail belongs to another account, once typing rests. */
export const useEmailCheck = (typed: string) => {
  const { stateId } = useWizard().signup
  const email = useAskedEmail(typed)
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
    /** The check of the e-mail that stands there now has failed. */
    failed: failedFor !== null && failedFor === email,
    settle: async () => waiting.current?.settle(),
  }
}
