import { isFieldRequired } from '@open-account/domain/requirements/fields'
import { FieldSection } from '../../../kit/ui/section/FieldSection.tsx'
import { Inset } from '../../../kit/ui/section/Inset.tsx'
import { particularsLabels as labels } from '../../../session/labels/particularsLabels.ts'
import { useWizard } from '../../../session/useWizard.ts'
import type { ParticularsFormApi } from './useParticularsForm.ts'

/** The question about an undischarged bankruptcy, with its number. */
export const BankruptcySection = ({ form }: { readonly form: ParticularsFormApi }) => (
  <FieldSection title="Bankruptcy">
    <form.AppField name="bankruptcy.bankruptcy">
      {field => <field.Checkbox label="I am an undischarged bankrupt" />}
    </form.AppField>
    {isFieldRequired('bankruptcy_no', useWizard().facts) && (
      <Inset>
        <form.AppField name="bankruptcy.bankruptcy_no">
          {field => (
            <field.TextField
              label={labels.bankruptcy_no}
              hint="Letters, digits, dash, slash or ampersand"
              autoComplete="off"
            />
          )}
        </form.AppField>
      </Inset>
    )}
  </FieldSection>
)
