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
  /** Under which name identity data locks it. */
  readonly lockedAs: LockableField
  /** The check whether it belongs to another account has failed. */
  readonly checkFailed: boolean
}

/** A new e-mail may be another person's account's, and is no longer the one that came with the identity data. */
const forgetEmail = (lockedAs: LockableField) =>
  saveDraft(({ signup, particulars }) => ({
    signup: { ...signup, ebillEligible: true },
    particulars: { ...particulars, locked: particulars.locked.filter(field => field !== lockedAs) },
  }))

/**
 * The e-mail: that of an existing account masked and read-only (C-058), that of the identity data locked unless it has
 * to be changed, any other one typed, with what the check says of it (C-059).
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
      />
    )
  }
  const locked = draft.particulars.locked.includes(lockedAs) && ebillEligible && search.target !== field.id
  if (locked) return <LockedValue id={field.id} label={label} value={field.value} tag={tag} />
  const told = ebillEligible
    ? checkFailed && errorMessages.validate_email_error.text
    : errorMessages.email_linked.text
  return (
    <>
      <TextField
        {...field}
        type="email"
        label={label}
        error={error ?? (told || undefined)}
        autoComplete="email"
        spellCheck={false}
        onChange={typed => {
          onChange(typed)
          forgetEmail(lockedAs)
        }}
      />
      <LiveRegion text={told || ''} />
    </>
  )
}
