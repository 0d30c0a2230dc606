import type { LockableField } from '../../../session/lockableFields.ts'
import { Row } from '../../../kit/ui/field/Field.tsx'
import { FieldSection } from '../../../kit/ui/section/FieldSection.tsx'
import { MobileField, OtherNumberField } from '../../../features/applicant/contactFields.tsx'
import { EmailField } from '../../../features/applicant/EmailField.tsx'
import {
  alternateContactLabel,
  particularsLabels as labels,
} from '../../../session/labels/particularsLabels.ts'
import { useWizard } from '../../../session/useWizard.ts'
import type { ParticularsFormApi } from './useParticularsForm.ts'

interface ContactSectionProps {
  readonly form: ParticularsFormApi
  readonly locked: readonly LockableField[]
  /** Whether the check of the e-mail has failed. */
  readonly emailCheckFailed: boolean
}

/** The contact of the applicant. */
export const PersonContactSection = ({ form, locked, emailCheckFailed }: ContactSectionProps) => {
  const { mobile_prefix: prefix, alternate_contact_prefix: alternatePrefix } =
    useWizard().draft.personal_contact_information
  return (
    <FieldSection title="How to reach you">
      <Row>
        <form.AppField name="personal_contact_information.email">
          {() => <EmailField label={labels.email} lockedAs="email" checkFailed={emailCheckFailed} />}
        </form.AppField>
        <form.AppField name="personal_contact_information.mobile_number">
          {() => (
            <MobileField
              label={labels.mobile_number}
              prefix={prefix}
              locked={locked.includes('mobile_number')}
            />
          )}
        </form.AppField>
        <form.AppField name="personal_contact_information.alternate_contact_number">
          {() => <OtherNumberField label={alternateContactLabel} prefix={alternatePrefix} />}
        </form.AppField>
      </Row>
    </FieldSection>
  )
}
