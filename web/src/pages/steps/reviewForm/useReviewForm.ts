import { asSigned } from '../../../features/applicationForm/asSigned.ts'
import { useDraftForm } from '../../../session/useDraftForm.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { reviewSchema } from './reviewSchema.ts'

/** The form of a review with questions. */
export const useReviewForm = (onNext: () => Promise<void>) => {
  const { step } = useWizard()
  return useDraftForm({
    slices: ['review', 'security_deposit'],
    // An answer may have changed after the form was signed.
    schema: now => reviewSchema(step, asSigned(now)),
    onNext,
  })
}
