import { emailCheckDebounce } from '@open-account/domain/contact/email'
import { bodyOf } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'
import { readDraft, saveDraft } from '../../session/draftStore.ts'
import { reportError } from '../../http/observability/errorReporter.ts'

interface EmailCheckRequest {
  readonly email: string
  readonly stateId: string
  /** Aborted when another e-mail is entered. */
  readonly signal: AbortSignal
}

const requestCheck = async ({ email, stateId, signal }: EmailCheckRequest): Promise<void> => {
  const { islinked } = await bodyOf(
    tsr.account.isEmailLinked.mutate({
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
  /** Starts the check without the delay and waits for its result; called on Next. */
  readonly settle: () => Promise<void>
  readonly cancel: () => void
}

/** Checks after a delay whether an e-mail belongs to another account, and saves the result in the draft. */
export const checkEmail = (
  email: string,
  stateId: string,
  onChecked: (answered: boolean) => void,
): EmailCheck => {
  const controller = new AbortController()
  const check = async () => {
    try {
      await requestCheck({ email, stateId, signal: controller.signal })
      onChecked(true)
    } catch (thrown) {
      if (controller.signal.aborted) return
      reportError(thrown, 'validate_email_error')
      onChecked(false)
    }
  }
  let checked: Promise<void> | undefined
  const settle = async () => (checked ??= check())
  const timer = setTimeout(() => void settle(), emailCheckDebounce)
  return {
    settle,
    cancel: () => {
      clearTimeout(timer)
      controller.abort()
    },
  }
}
