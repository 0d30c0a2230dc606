import { isCommercial } from '@open-account/domain/requirements/conditions'
import { useSelector } from '@tanstack/react-form'
import { ApplicationForm } from '../../applicationForm/ApplicationForm.tsx'
import { useSignedReview } from '../../applicationForm/useSignedReview.ts'
import { LazyDeposit } from '../../deposit/LazyDeposit.tsx'
import { useFailure } from '../../dialogs/useFailure.tsx'
import { shownErrors } from '../../form/shownErrors.ts'
import { answerSections } from '../../review/answerSections.ts'
import { ReviewSections } from '../../review/ReviewSections.tsx'
import { useReviewForm } from '../../reviewForm/useReviewForm.ts'
import { TurnOnDetails } from '../../turnOnDetails/TurnOnDetails.tsx'
import { useTurnOnDetails } from '../../turnOnDetails/useTurnOnDetails.ts'
import { Lead } from '../../ui/text/Lead.tsx'
import { UploadByPhone } from '../../upload/UploadByPhone.tsx'
import { StepFinish } from '../../wizard/StepFinish.tsx'
import { useWizard } from '../../wizard/useWizard.ts'
import { wayOn } from '../../wizard/wayOn.ts'

/** Review: what was answered so far, what is turned on and when, and the form to sign or print. */
export default function ReviewStep() {
  const { steps, goBack, goNext } = useWizard()
  const reviewed = useSignedReview()
  const failure = useFailure()
  const turnOn = useTurnOnDetails(failure)
  const { form, factsOf } = useReviewForm(async () => {
    if (await turnOn.mayLeave()) await goNext()
  })
  const { values, fieldMeta, isSubmitting } = useSelector(form.store, state => state)
  const facts = factsOf(values)
  const { disabled, needsOf } = turnOn.stillNeeded({ facts, values, errors: shownErrors(fieldMeta) })

  return (
    <form.AppForm>
      <Lead>Check your answers, and choose when the supply is turned on.</Lead>
      <form.Body>
        <ReviewSections
          sections={answerSections(reviewed).filter(({ step }) => step !== 'review')}
          from="review"
        />
        {isCommercial(facts) && <LazyDeposit form={form} facts={facts} />}
        <TurnOnDetails form={form} facts={facts} timeslots={turnOn.timeslots} />
        <UploadByPhone facts={facts} />
        <ApplicationForm form={form} reviewed={reviewed} />
        <StepFinish
          disabled={disabled}
          needsOf={needsOf}
          back={{ words: 'Back', onPress: () => void goBack() }}
          next={wayOn(steps, 'review')}
          pending={isSubmitting}
        />
      </form.Body>
      {turnOn.dialog}
      {failure.dialog}
    </form.AppForm>
  )
}
