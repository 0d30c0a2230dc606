import { maskEmail } from '@open-account/domain/contact/masking'
import { saveDraft } from '../../session/draftStore.ts'
import type { LockableField } from '../../session/lockableFields.ts'
import { errorMessages } from '../failure/errorMessages.ts'
import { useBoundField } from '../../kit/form/useBoundField.ts'
import { useIdentityService } from './identityService.ts'
import { LockedValue } from '../../kit/ui/answers/LockedValue.tsx'
import { LiveRegion } from '../../kit/ui/feedback/LiveRegion.tsx'
import { TextField } from '../../kit/ui/field/TextField.tsx'
import { useWizard } from '../../session/useWizard.ts'

interface EmailFieldProps {
  readonly label: string
  /** The name under which identity data locks the field. */
  readonly lockedAs: LockableField
  /** Whether the check for another account with this e-mail has failed. */
  readonly checkFailed: boolean
}

/** Resets the result of the check and the lock: both were for the previous e-mail. */
const resetEmailCheck = (lockedAs: LockableField) =>
  saveDraft(({ signup, particulars }) => ({
    signup: { ...signup, ebillEligible: true },
    particulars: { ...particulars, locked: particulars.locked.filter(field => field !== lockedAs) },
  }))

/**
 * The field of the e-mail. The e-mail of an existing account is masked and read-only (C-058). The e-mail of the identity
 * data is locked until it has to be changed. Any other e-mail is typed, and the result of its check is shown (C-059).
 */
export const EmailField = ({ label, lockedAs, checkFailed }: EmailFieldProps) => {
  const { draft, search } = useWizard()
  const { tag } = useIdentityService()
  const { onChange, error, ...field } = useBoundField<string>()
  const { linked_email, ebillEligible } = draft.signup
  if (linked_email !== '') {
    return (
      <LockedValue
        id={field.id}
        label={label}
        value={maskEmail(linked_email)}
        tag="From your account"
        note="This is the email of your existing utilities account."
        wide={6}
      />
    )
  }
  const locked = draft.particulars.locked.includes(lockedAs) && ebillEligible && search.target !== field.id
  if (locked) return <LockedValue id={field.id} label={label} value={field.value} tag={tag} wide={6} />
  const checkResult = ebillEligible
    ? checkFailed && errorMessages.validate_email_error.text
    : errorMessages.email_linked.text
  return (
    <div>
      <TextField
        {...field}
        type="email"
        label={label}
        error={error ?? (checkResult || undefined)}
        autoComplete="email"
        spellCheck={false}
        onChange={typed => {
          onChange(typed)
          resetEmailCheck(lockedAs)
        }}
      />
      <LiveRegion text={checkResult || ''} />
    </div>
  )
}
