import type { CompanyNameLookup } from '@open-account/domain/identity/companyNameLookup'
import type { LockableField } from '../../../session/lockableFields.ts'
import { Row } from '../../../kit/ui/field/Field.tsx'
import { FieldSection } from '../../../kit/ui/section/FieldSection.tsx'
import { CompanyNameField } from './CompanyNameField.tsx'
import { UenField } from './UenField.tsx'
import type { CompanyFormApi } from './useCompanyForm.ts'

interface CompanySectionProps {
  readonly form: CompanyFormApi
  readonly locked: readonly LockableField[]
  readonly lookup: CompanyNameLookup
  /** The message of a failed look-up of the company, or empty. */
  readonly failure: string
}

/** The fields of the company. */
export const CompanySection = ({ form, locked, lookup, failure }: CompanySectionProps) => (
  <FieldSection title="Your company">
    <Row>
      <form.AppField name="company_information.uen">
        {() => <UenField locked={locked.includes('uen')} lookup={lookup} failure={failure} />}
      </form.AppField>
      <form.AppField name="company_information.company_name">
        {() => <CompanyNameField locked={locked.includes('company_name')} lookup={lookup} />}
      </form.AppField>
    </Row>
  </FieldSection>
)
