import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { readDraft, saveDraft } from '../../../session/draftStore.ts'
import { depositFacts } from '../../../features/deposit/depositValues.ts'
import { validateOnNext } from '../../../kit/form/validateOnNext.ts'
import { useAppForm } from '../../../kit/form/useAppForm.ts'
import { useDraftSaver } from '../../../kit/form/useDraftSaver.ts'
import { turnOnDetailsFacts } from '../../../features/turnOn/details/turnOnDetailsValues.ts'
import { asSigned } from '../../../features/applicationForm/asSigned.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { reviewSchema } from './reviewSchema.ts'
import { enteredReview, reviewOf, type ReviewValues } from './reviewValues.ts'

/** The form of a review with questions; `onNext` comes after its values were judged and kept. */
export const useReviewForm = (onNext: () => Promise<void>) => {
  const { draft, facts, step } = useWizard()
  const factsOf = (values: ReviewValues): ApplicationFacts => ({
    ...facts,
    ...turnOnDetailsFacts(values),
    ...depositFacts(values),
  })
  // By now the form may say something else than was signed, or be signed anew.
  const standing = (values: ReviewValues): ApplicationFacts => {
    const before = readDraft()
    const entered = { ...before, ...enteredReview(values, before) }
    const signed = entered.review.signature_file_id !== ''
    return asSigned({ draft: entered, facts: { ...factsOf(values), signed } }).facts
  }
  const keep = (values: ReviewValues) => saveDraft(before => enteredReview(values, before))
  const form = useAppForm({
    defaultValues: reviewOf(draft),
    validationLogic: validateOnNext,
    validators: {
      onDynamic: ({ value, formApi }) =>
        formApi.parseValuesWithSchema(reviewSchema(step, factsOf, standing(value))),
    },
    onSubmit: ({ value }) => {
      keep(value)
      return onNext()
    },
  })
  useDraftSaver(form, keep)
  return { form, factsOf }
}
