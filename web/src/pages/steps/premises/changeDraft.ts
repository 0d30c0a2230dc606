import type { Draft } from '../../../session/draft.ts'
import { readDraft, saveDraft } from '../../../session/draftStore.ts'
import { enteredPremises, valuesOf } from './premisesValues.ts'
import type { PremisesForm } from './usePremisesForm.ts'

/**
 * Changes the draft by what a look-up found or by a choice of services or usage, over what stands in the form by now;
 * what follows from it stands in the form too.
 */
export const changeDraft = (form: PremisesForm, change: (draft: Draft) => Partial<Draft>): void => {
  saveDraft(before => {
    const entered = enteredPremises(form.state.values, before)
    return { ...entered, ...change({ ...before, ...entered }) }
  })
  const { services, type_of_usage, supply_application_number, tension } = valuesOf(readDraft())
  form.setFieldValue('services', services)
  form.setFieldValue('type_of_usage', type_of_usage)
  form.setFieldValue('supply_application_number', supply_application_number)
  form.setFieldValue('tension', tension)
}
