import type { LockableField } from '../../application/lockableFields.ts'
import { Row } from '../../ui/field/Row.tsx'
import { FieldSection } from '../../ui/section/FieldSection.tsx'
import { EmailField } from '../../linkedEmail/EmailField.tsx'
import { Lockable } from '../../identity/Lockable.tsx'
import { alternateContactLabel, particularsLabels as labels } from './particularsLabels.ts'
import type { ParticularsForm } from './useParticularsForm.ts'

interface ContactSectionProps {
  readonly form: ParticularsForm
  readonly locked: readonly LockableField[]
  /** Whether the check of the e-mail has failed. */
  readonly emailCheckFailed: boolean
  readonly onEmailTyped: (email: string) => void
}

/** How the applicant is reached. */
export const ContactSection = ({ form, locked, emailCheckFailed, onEmailTyped }: ContactSectionProps) => {
  const { mobile_prefix: prefix, alternate_contact_prefix: alternatePrefix } = form.state.values
  return (
    <FieldSection title="How to reach you">
      <form.AppField name="email">
        {() => (
          <EmailField
            label={labels.email}
            lockedAs="email"
            checkFailed={emailCheckFailed}
            onTyped={onEmailTyped}
          />
        )}
      </form.AppField>
      <Row>
        <form.AppField name="mobile_number">
          {field => (
            <Lockable
              locked={locked.includes('mobile_number')}
              label={labels.mobile_number}
              shown={number => `${prefix} ${number}`}
              wide={6}
            >
              <field.TextField
                label={labels.mobile_number}
                prefix={prefix}
                inputMode="tel"
                autoComplete="tel-national"
                wide={6}
              />
            </Lockable>
          )}
        </form.AppField>
        <form.AppField name="alternate_contact_number">
          {field => (
            <field.TextField
              label={alternateContactLabel}
              prefix={alternatePrefix}
              inputMode="tel"
              autoComplete="off"
              optional
              wide={6}
            />
          )}
        </form.AppField>
      </Row>
    </FieldSection>
  )
}
