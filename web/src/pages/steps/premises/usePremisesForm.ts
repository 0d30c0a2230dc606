import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { saveDraft } from '../../../session/draftStore.ts'
import { validateOnNext } from '../../../kit/form/validateOnNext.ts'
import { useAppForm } from '../../../kit/form/useAppForm.ts'
import { useDraftSaver } from '../../../kit/form/useDraftSaver.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { type CommercialRules, premisesSchema } from './premisesSchema.ts'
import { enteredPremises, type PremisesValues, valuesOf } from './premisesValues.ts'

/** The facts as they follow from what stands in the form, which the draft may learn a moment later. */
const factsWith =
  (facts: ApplicationFacts) =>
  (values: PremisesValues): ApplicationFacts => ({
    ...facts,
    occupancy: values.premise_occupancy === '' ? null : values.premise_occupancy,
    mailingSameAsPremises: values.check_same_address && !facts.nonStandardAddress,
    services: { ...values.services, cooling: facts.services.cooling },
    usage: values.type_of_usage === '' ? null : values.type_of_usage,
    tension: values.tension === '' ? null : values.tension,
  })

/**
 * The form of the premises step; `onNext` gets values that passed the step's schema, and keeps the number. `commercial`
 * judges what only commercial premises are asked.
 */
export const usePremisesForm = (
  onNext: (values: PremisesValues, keepNumber: (number: string) => void) => Promise<void>,
  commercial?: CommercialRules,
) => {
  const { draft, facts } = useWizard()
  const factsOf = factsWith(facts)
  const form = useAppForm({
    defaultValues: valuesOf(draft),
    validationLogic: validateOnNext,
    validators: {
      onDynamic: ({ value, formApi }) =>
        formApi.parseValuesWithSchema(premisesSchema(factsOf, factsOf(value), commercial)),
    },
    onSubmit: ({ value, formApi }) =>
      onNext(value, number => formApi.setFieldValue('premise_premise_no', number)),
  })
  useDraftSaver(form, values => saveDraft(before => enteredPremises(values, before)))
  return { form, factsOf }
}

export type PremisesForm = ReturnType<typeof usePremisesForm>['form']
