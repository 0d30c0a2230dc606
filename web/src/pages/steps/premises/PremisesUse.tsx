import { useEffect, useRef } from 'react'
import { accountTypes, occupancies } from '@open-account/domain/application/codes'
import { fieldId } from '../../../kit/form/useBoundField.ts'
import { focusField } from '../../../kit/ui/feedback/focusField.ts'
import { FieldSection } from '../../../kit/ui/section/FieldSection.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { premisesLabels as labels } from '../../../session/labels/premisesLabels.ts'
import { HomeDeposit } from './HomeDeposit.tsx'
import { PremisesTopics } from './PremisesTopics.tsx'
import type { PremisesForm } from './usePremisesForm.ts'
import { UnreadUses } from './UnreadUses.tsx'
import { useUseOfPremises } from '../../../session/useUseOfPremises.ts'
import { occupancyNames } from '../../../session/labels/choiceNames.ts'

interface PremisesUseProps {
  readonly form: PremisesForm
  /** The hint on the use of commercial premises; the use of a home shows its deposit. */
  readonly hint: string | undefined
}

/** The occupancy and the use of the premises. */
export const PremisesUse = ({ form, hint }: PremisesUseProps) => {
  const { signup } = useWizard()
  const { uses, failures, reading, readAgain } = useUseOfPremises(accountTypes[signup.domain])
  const waitsForList = useRef(false)
  // The list replaces the button that had the focus.
  useEffect(() => {
    if (failures > 0) waitsForList.current = true
    else if (waitsForList.current) focusField(fieldId('use_of_premises'))
  }, [failures])
  return (
    <FieldSection title="How the premises are used">
      <form.AppField name="premises.premise_occupancy">
        {field => (
          <field.RadioField
            label={labels.premise_occupancy}
            columns="two"
            options={occupancies.map(value => ({ value, label: occupancyNames[value] }))}
          />
        )}
      </form.AppField>
      {failures > 0 ? (
        <UnreadUses failures={failures} reading={reading} onAgain={readAgain} />
      ) : (
        <form.AppField name="premises.use_of_premises">
          {field => (
            <field.SelectField
              label={labels.use_of_premises}
              hint={hint ?? <HomeDeposit />}
              options={uses.map(({ label, useOfPremise }) => ({ value: useOfPremise, label }))}
            />
          )}
        </form.AppField>
      )}
      <PremisesTopics />
    </FieldSection>
  )
}
