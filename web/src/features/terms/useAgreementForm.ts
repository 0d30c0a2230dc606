import { agreement } from '@open-account/contracts/fields/agreement'
import { termsSteps } from '@open-account/domain/flow/stepRoles'
import * as z from 'zod/mini'
import { useDraftForm } from '../../session/useDraftForm.ts'
import { useWizard } from '../../session/useWizard.ts'

const terms = z.object({ review: z.object({ check_i_confirm: agreement }) })
const noTerms = z.object({})

/** The form of a step whose only field is the agreement to the terms, or that has no field (C-001, C-148). */
export const useAgreementForm = (onNext: () => void | Promise<void>) => {
  const { step } = useWizard()
  return useDraftForm({
    slices: ['review'],
    schema: ({ facts }) => (termsSteps(facts).includes(step) ? terms : noTerms),
    onNext,
  })
}
