import { accountTypes, occupancies } from '@open-account/domain/application/codes'
import { FieldSection } from '../../ui/section/FieldSection.tsx'
import { useWizard } from '../../wizard/useWizard.ts'
import { premisesLabels as labels } from './premisesLabels.ts'
import { PremisesTopics } from './PremisesTopics.tsx'
import type { PremisesForm } from './usePremisesForm.ts'
import { useUseOfPremises } from './useUseOfPremises.ts'
import { occupancyNames } from '../../application/occupancyNames.ts'

/** Who occupies the premises, and what for. */
export const PremisesUse = ({ form }: { readonly form: PremisesForm }) => {
  const { signup } = useWizard()
  const uses = useUseOfPremises(accountTypes[signup.domain])
  return (
    <FieldSection title="How the premises are used">
      <form.AppField name="premise_occupancy">
        {field => (
          <field.RadioField
            label={labels.premise_occupancy}
            columns="two"
            options={occupancies.map(value => ({ value, label: occupancyNames[value] }))}
          />
        )}
      </form.AppField>
      <form.AppField name="use_of_premises">
        {field => (
          <field.SelectField
            label={labels.use_of_premises}
            hint="The security deposit follows from this."
            options={uses.map(({ label, useOfPremise }) => ({ value: useOfPremise, label }))}
          />
        )}
      </form.AppField>
      <PremisesTopics />
    </FieldSection>
  )
}
