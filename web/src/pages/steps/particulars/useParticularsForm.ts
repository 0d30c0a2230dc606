import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { normaliseNric, residencyOf } from '@open-account/domain/identity/nric'
import { useEffect } from 'react'
import { serviceToday } from '../../../http/api/serviceClock.ts'
import { saveDraft } from '../../../session/draftStore.ts'
import { withoutStaleEligibility } from '../../../session/eligibility.ts'
import { validateOnNext } from '../../../kit/form/validateOnNext.ts'
import { useAppForm } from '../../../kit/form/useAppForm.ts'
import { useDraftSaver } from '../../../kit/form/useDraftSaver.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { particularsSchema } from './particularsSchema.ts'
import { particularsOf, type ParticularsValues, valuesOf } from './particularsValues.ts'

/** The facts as they follow from what stands in the form, which the draft may learn a moment later. */
const factsWith = (facts: ApplicationFacts, values: ParticularsValues): ApplicationFacts => ({
  ...facts,
  residency: residencyOf(normaliseNric(values.nric_fin)),
  bankrupt: values.bankruptcy,
})

/** Keeps what stands in the form; an eligibility answer about somebody else goes. */
const keep = (values: ParticularsValues): void =>
  saveDraft(before => {
    const part = particularsOf(values, before)
    return { ...part, ...withoutStaleEligibility({ ...before, ...part }, 'personal') }
  })

/** The form of the personal particulars; `onNext` runs once they are well formed and kept. */
export const useParticularsForm = (onNext: () => Promise<void>) => {
  const { draft, facts } = useWizard()
  const factsOf = (values: ParticularsValues) => factsWith(facts, values)
  const form = useAppForm({
    defaultValues: valuesOf(draft),
    validationLogic: validateOnNext,
    validators: {
      onDynamic: ({ value, formApi }) =>
        formApi.parseValuesWithSchema(particularsSchema({ facts: factsOf(value), today: serviceToday() })),
    },
    onSubmit: async ({ value }) => {
      keep(value)
      await onNext()
    },
  })
  useDraftSaver(form, keep)
  // The premises may have changed since eligibility was asked.
  useEffect(() => saveDraft(before => withoutStaleEligibility(before, 'personal')), [])
  return { form, factsOf }
}

export type ParticularsForm = ReturnType<typeof useParticularsForm>['form']
