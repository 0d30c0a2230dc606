import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { saveDraft } from '../../application/draftStore.ts'
import { judgeOnNext } from '../../form/judgeOnNext.ts'
import { useAppForm } from '../../form/useAppForm.ts'
import { useDraftSaver } from '../../form/useDraftSaver.ts'
import { useWizard } from '../../wizard/useWizard.ts'
import { turnOnDetailsFacts } from '../../turnOnDetails/turnOnDetailsFacts.ts'
import {
  enteredTurnOnDetails,
  type TurnOnDetailsValues,
  turnOnDetailsOf,
} from '../../turnOnDetails/turnOnDetailsValues.ts'
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
    validationLogic: judgeOnNext,
    validators: {
      onDynamic: ({ value, formApi }) =>
        formApi.parseValuesWithSchema(utilitiesSchema(factsOf, factsOf(value))),
    },
    onSubmit: ({ value }) => onNext(value),
  })
  useDraftSaver(form, values => saveDraft(before => enteredTurnOnDetails(values, before)))
  return { form, factsOf }
}
