import { useEffect } from 'react'
import { serviceToday } from '../../../http/api/serviceClock.ts'
import { readDraft, saveDraft } from '../../../session/draftStore.ts'
import { withoutStaleEligibility } from '../../../session/eligibility.ts'
import { validateOnNext } from '../../../kit/form/validateOnNext.ts'
import { useAppForm } from '../../../kit/form/useAppForm.ts'
import { useDraftSaver } from '../../../kit/form/useDraftSaver.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { companySchema } from './companySchema.ts'
import { companyOf, type CompanyValues, valuesOf } from './companyValues.ts'

/** Keeps what stands in the form; an eligibility answer about another company goes. */
const keep = (values: CompanyValues): void =>
  saveDraft(before => {
    const part = companyOf(values, before)
    return { ...part, ...withoutStaleEligibility({ ...before, ...part }, 'company') }
  })

/** The form of the company's particulars; `onNext` runs once they are well formed and kept. */
export const useCompanyForm = (onNext: () => Promise<void>) => {
  const { draft, facts } = useWizard()
  const form = useAppForm({
    defaultValues: valuesOf(draft),
    validationLogic: validateOnNext,
    validators: {
      onDynamic: ({ formApi }) => {
        // As it is by now: the register may have answered since the page was last drawn.
        const { isValidCompany: confirmed, linked_email: linkedEmail } = readDraft().signup
        return formApi.parseValuesWithSchema(
          companySchema({ facts, today: serviceToday(), confirmed, linkedEmail }),
        )
      },
    },
    onSubmit: async ({ value }) => {
      keep(value)
      await onNext()
    },
  })
  useDraftSaver(form, keep)
  // The premises may have changed since eligibility was asked.
  useEffect(() => saveDraft(before => withoutStaleEligibility(before, 'company')), [])
  return form
}

export type CompanyForm = ReturnType<typeof useCompanyForm>
