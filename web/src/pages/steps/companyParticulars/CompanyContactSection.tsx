import type { LockableField } from '../../../session/lockableFields.ts'
import { MobileField, OtherNumberField } from '../../../features/applicant/contactFields.tsx'
import { EmailField } from '../../../features/applicant/EmailField.tsx'
import { Row } from '../../../kit/ui/field/Field.tsx'
import { FieldSection } from '../../../kit/ui/section/FieldSection.tsx'
import { companyLabels as labels, optionalLabels } from '../../../session/labels/companyLabels.ts'
import { useWizard } from '../../../session/useWizard.ts'
import type { CompanyFormApi } from './useCompanyForm.ts'

interface ContactSectionProps {
  readonly form: CompanyFormApi
  readonly locked: readonly LockableField[]
  /** Whether the check of the e-mail has failed. */
  readonly emailCheckFailed: boolean
}

/** The contact of the representative. */
export const CompanyContactSection = ({ form, locked, emailCheckFailed }: ContactSectionProps) => {
  const { representative_mobile_prefix: prefix, representative_contact_prefix: contactPrefix } =
    useWizard().draft.representative
  return (
    <FieldSection title="How to reach the representative">
      <Row>
        <form.AppField name="representative.representative_mobile_number">
          {() => (
            <MobileField
              label={labels.representative_mobile_number}
              prefix={prefix}
              locked={locked.includes('representative_mobile_number')}
            />
          )}
        </form.AppField>
        <form.AppField name="representative.representative_contact_number">
          {() => (
            <OtherNumberField label={optionalLabels.representative_contact_number} prefix={contactPrefix} />
          )}
        </form.AppField>
      </Row>
      <Row>
        <form.AppField name="representative.representative_email">
          {() => (
            <EmailField
              label={labels.representative_email}
              lockedAs="representative_email"
              checkFailed={emailCheckFailed}
            />
          )}
        </form.AppField>
        <form.AppField name="representative.representative_alternate_email">
          {field => (
            <field.TextField
              type="email"
              label={optionalLabels.representative_alternate_email}
              autoComplete="off"
              spellCheck={false}
              optional
            />
          )}
        </form.AppField>
      </Row>
    </FieldSection>
  )
}
