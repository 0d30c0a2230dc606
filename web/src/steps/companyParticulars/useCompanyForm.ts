import { useEffect } from 'react'
import { serviceToday } from '../../api/serviceClock.ts'
import { readDraft, saveDraft } from '../../application/draftStore.ts'
import { withoutStaleEligibility } from '../../application/eligibility.ts'
import { judgeOnNext } from '../../form/judgeOnNext.ts'
import { useAppForm } from '../../form/useAppForm.ts'
import { useDraftSaver } from '../../form/useDraftSaver.ts'
import { useWizard } from '../../wizard/useWizard.ts'
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
    validationLogic: judgeOnNext,
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
