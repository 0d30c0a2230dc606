import { type Usage, usages } from '@open-account/domain/application/codes'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { isTemporaryOffered } from '@open-account/domain/premises/services'
import { isTemporary } from '@open-account/domain/requirements/conditions'
import { isFieldRequired } from '@open-account/domain/requirements/fields'
import { usageNames } from '../../../session/labels/choiceNames.ts'
import { servicesChoiceOf, withChoice } from '../../../features/turnOn/servicesChoice.ts'
import { Row } from '../../../kit/ui/field/Field.tsx'
import { changeDraft } from '../premises/changeDraft.ts'
import { premisesLabels as labels } from '../../../session/labels/premisesLabels.ts'
import type { PremisesForm } from '../premises/usePremisesForm.ts'
import { SanitaryFacilities } from './SanitaryFacilities.tsx'

interface TypeOfUsageProps {
  readonly form: PremisesForm
  /** The facts as they follow from what stands in the form. */
  readonly facts: ApplicationFacts
}

/** Permanent or temporary, and the number of the supply application that temporary electricity has. */
export const TypeOfUsage = ({ form, facts }: TypeOfUsageProps) => {
  const choose = (usage: Usage) =>
    changeDraft(form, before => withChoice(before, { ...servicesChoiceOf(before, facts.domain), usage }))
  const temporaryOffered = isTemporaryOffered(facts.services)
  return (
    <>
      <form.AppField name="type_of_usage">
        {field => (
          <field.RadioField
            label={labels.type_of_usage}
            columns="two"
            options={usages.map(value => ({
              value,
              label: usageNames[value],
              ...(value === 'temporary' &&
                !temporaryOffered && { disabled: true, note: 'Gas is supplied permanently only' }),
            }))}
            onChosen={choose}
          />
        )}
      </form.AppField>
      {isFieldRequired('supply_application_number', facts) && (
        <Row>
          <form.AppField name="supply_application_number">
            {field => (
              <field.TextField
                label={labels.supply_application_number}
                hint="Digits only"
                inputMode="numeric"
                autoComplete="off"
                wide={6}
              />
            )}
          </form.AppField>
        </Row>
      )}
      {isTemporary(facts) && <SanitaryFacilities />}
    </>
  )
}
