import { type Usage, usages } from '@open-account/domain/application/codes'
import { isTemporaryOffered } from '@open-account/domain/premises/services'
import { isTemporary } from '@open-account/domain/requirements/conditions'
import { isFieldRequired } from '@open-account/domain/requirements/fields'
import { usageNames } from '../../../session/labels/choiceNames.ts'
import { servicesChoiceOf, withChoice } from '../../../features/turnOn/servicesChoice.ts'
import { Row } from '../../../kit/ui/field/Field.tsx'
import { errorText } from '../../../kit/form/errorText.ts'
import { fieldId } from '../../../kit/form/useBoundField.ts'
import { RadioField } from '../../../kit/ui/choice/RadioField.tsx'
import { saveDraft } from '../../../session/draftStore.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { premisesLabels as labels } from '../../../session/labels/premisesLabels.ts'
import type { PremisesForm } from '../premises/usePremisesForm.ts'
import { SanitaryFacilities } from './SanitaryFacilities.tsx'

const usageName = 'turnOnServices.type_of_usage'

/** The type of usage, and the supply application number of temporary electricity. */
export const TypeOfUsage = ({ form }: { readonly form: PremisesForm }) => {
  const { facts } = useWizard()
  const choose = (usage: Usage) =>
    saveDraft(previous => withChoice(previous, { ...servicesChoiceOf(previous, facts.domain), usage }))
  const temporaryOffered = isTemporaryOffered(facts.services)
  return (
    <>
      <form.AppField name={usageName}>
        {({ state }) => (
          <RadioField
            id={fieldId(usageName)}
            label={labels.type_of_usage}
            error={errorText(state.meta.errors)}
            value={facts.usage}
            columns="two"
            options={usages.map(value => ({
              value,
              label: usageNames[value],
              ...(value === 'temporary' &&
                !temporaryOffered && { disabled: true, note: 'Gas is supplied permanently only' }),
            }))}
            onChange={choose}
          />
        )}
      </form.AppField>
      {isFieldRequired('supply_application_number', facts) && (
        <Row>
          <form.AppField name="turnOnServices.supply_application_number">
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
