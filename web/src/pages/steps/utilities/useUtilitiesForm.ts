import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { saveDraft } from '../../../session/draftStore.ts'
import { validateOnNext } from '../../../kit/form/validateOnNext.ts'
import { useAppForm } from '../../../kit/form/useAppForm.ts'
import { useDraftSaver } from '../../../kit/form/useDraftSaver.ts'
import { useWizard } from '../../../session/useWizard.ts'
import {
  turnOnDetailsFacts,
  enteredTurnOnDetails,
  type TurnOnDetailsValues,
  turnOnDetailsOf,
} from '../../../features/turnOn/details/turnOnDetailsValues.ts'
import { utilitiesSchema } from './utilitiesSchema.ts'

/** The form of the utilities step; `onNext` gets values that passed the step's schema. */
export const useUtilitiesForm = (onNext: (values: TurnOnDetailsValues) => Promise<void>) => {
  const { draft, facts } = useWizard()
  const factsOf = (values: TurnOnDetailsValues): ApplicationFacts => ({
    ...facts,
    ...turnOnDetailsFacts(values),
  })
  const form = useAppForm({
    defaultValues: turnOnDetailsOf(draft),
    validationLogic: validateOnNext,
    validators: {
      onDynamic: ({ value, formApi }) =>
        formApi.parseValuesWithSchema(utilitiesSchema(factsOf, factsOf(value))),
    },
    onSubmit: ({ value }) => onNext(value),
  })
  useDraftSaver(form, values => saveDraft(before => enteredTurnOnDetails(values, before)))
  return { form, factsOf }
}
