import { titleCase } from '@open-account/domain/text/titleCase'
import type { LockableField } from '../../../session/lockableFields.ts'
import { Lockable } from '../../../features/applicant/Lockable.tsx'
import { Row } from '../../../kit/ui/field/Field.tsx'
import { FieldSection } from '../../../kit/ui/section/FieldSection.tsx'
import { companyLabels as labels } from '../../../session/labels/companyLabels.ts'
import type { CompanyFormApi } from './useCompanyForm.ts'

interface RepresentativeSectionProps {
  readonly form: CompanyFormApi
  readonly locked: readonly LockableField[]
}

/** The representative of the company. */
export const RepresentativeSection = ({ form, locked }: RepresentativeSectionProps) => (
  <FieldSection title="Representative" note="The person who applies for the company.">
    <Row>
      <form.AppField name="representative.representative_name">
        {field => (
          <Lockable
            locked={locked.includes('representative_name')}
            label={labels.representative_name}
            shown={titleCase}
            wide={6}
          >
            <field.TextField label={labels.representative_name} autoComplete="name" wide={6} />
          </Lockable>
        )}
      </form.AppField>
      <form.AppField name="representative.representative_designation">
        {field => (
          <field.TextField
            label={labels.representative_designation}
            autoComplete="organization-title"
            wide={6}
          />
        )}
      </form.AppField>
    </Row>
  </FieldSection>
)
