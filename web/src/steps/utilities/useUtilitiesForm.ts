import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { saveDraft } from '../../application/draftStore.ts'
import { judgeOnNext } from '../../form/judgeOnNext.ts'
import { useAppForm } from '../../form/useAppForm.ts'
import { useDraftSaver } from '../../form/useDraftSaver.ts'
import { useWizard } from '../../wizard/useWizard.ts'
import { utilitiesSchema } from './utilitiesSchema.ts'
import { type UtilitiesValues, valuesOf } from './utilitiesValues.ts'

/** The facts as they follow from what stands in the form, which the draft may learn a moment later. */
const factsWith =
  (facts: ApplicationFacts) =>
  (values: UtilitiesValues): ApplicationFacts => ({ ...facts, generatorDeclared: values.check_eeg })

/** The form of the utilities step; `onNext` gets values that passed the step's schema. */
export const useUtilitiesForm = (onNext: (values: UtilitiesValues) => Promise<void>) => {
  const { draft, facts } = useWizard()
  const factsOf = factsWith(facts)
  const form = useAppForm({
    defaultValues: valuesOf(draft),
    validationLogic: judgeOnNext,
    validators: {
      onDynamic: ({ value, formApi }) =>
        formApi.parseValuesWithSchema(utilitiesSchema(factsOf, factsOf(value))),
    },
    onSubmit: ({ value }) => onNext(value),
  })
  useDraftSaver(form, values => saveDraft(({ review }) => ({ review: { ...review, ...values } })))
  return { form, factsOf }
}

export type UtilitiesForm = ReturnType<typeof useUtilitiesForm>['form']
