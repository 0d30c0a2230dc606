import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { isFieldRequired } from '@open-account/domain/requirements/fields'
import { FieldSection } from '../../../kit/ui/section/FieldSection.tsx'
import { Inset } from '../../../kit/ui/section/Inset.tsx'
import { particularsLabels as labels } from '../../../session/labels/particularsLabels.ts'
import type { ParticularsForm } from './useParticularsForm.ts'

interface BankruptcySectionProps {
  readonly form: ParticularsForm
  readonly facts: ApplicationFacts
}

/** Whether the applicant is an undischarged bankrupt, and under which number. */
export const BankruptcySection = ({ form, facts }: BankruptcySectionProps) => (
  <FieldSection title="Bankruptcy">
    <form.AppField name="bankruptcy">
      {field => <field.Checkbox label="I am an undischarged bankrupt" />}
    </form.AppField>
    {isFieldRequired('bankruptcy_no', facts) && (
      <Inset>
        <form.AppField name="bankruptcy_no">
          {field => <field.TextField label={labels.bankruptcy_no} autoComplete="off" />}
        </form.AppField>
      </Inset>
    )}
  </FieldSection>
)
