import { emailCheckDebounce } from '@open-account/domain/contact/email'
import { bodyOf } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'
import { readDraft, saveDraft } from '../../session/draftStore.ts'
import { reportError } from '../../http/observability/errorReporter.ts'

interface Question {
  readonly email: string
  readonly stateId: string
  /** Cancels the check after another e-mail was entered. */
  readonly signal: AbortSignal
}

const ask = async ({ email, stateId, signal }: Question): Promise<void> => {
  const { islinked } = await bodyOf(
    tsr.account.isEmailLinked({
      body: {
        email,
        transaction_id: stateId,
        isChangedEmailLinked: readDraft().signup.isChangedEmailLinked,
      },
      fetchOptions: { signal },
    }),
  )
  if (signal.aborted) return
  saveDraft(({ signup }) => ({
    signup: { ...signup, ebillEligible: !islinked, isChangedEmailLinked: islinked },
  }))
}

/** The check of one e-mail. */
export interface EmailCheck {
  /** Skips the delay and waits for the result, before Next. */
  readonly settle: () => Promise<void>
  readonly cancel: () => void
}

/** Checks after a delay whether an e-mail belongs to another account, and saves the result in the draft. */
export const checkEmail = (
  email: string,
  stateId: string,
  onChecked: (answered: boolean) => void,
): EmailCheck => {
  const stop = new AbortController()
  const check = async () => {
    try {
      await ask({ email, stateId, signal: stop.signal })
      onChecked(true)
    } catch (thrown) {
      if (stop.signal.aborted) return
      reportError(thrown, 'validate_email_error')
      onChecked(false)
    }
  }
  let checked: Promise<void> | undefined
  const settle = async () => (checked ??= check())
  const rest = setTimeout(() => void settle(), emailCheckDebounce)
  return {
    settle,
    cancel: () => {
      clearTimeout(rest)
      stop.abort()
    },
  }
}
