import { isCommercial } from '@open-account/domain/requirements/conditions'
import { useSelector } from '@tanstack/react-form'
import { ApplicationForm } from '../../../features/applicationForm/ApplicationForm.tsx'
import { useSignedReview } from '../../../features/applicationForm/asSigned.ts'
import { LazyDeposit } from '../../../features/deposit/LazyDeposit.tsx'
import { useFailure } from '../../../features/failure/useFailure.tsx'
import { shownErrors } from '../../../kit/form/shownErrors.ts'
import { answerSections } from '../../../features/review/answerSections.ts'
import { ReviewSections } from '../../../features/review/ReviewSections.tsx'
import { useReviewForm } from '../reviewForm/useReviewForm.ts'
import { TurnOnDetails } from '../../../features/turnOn/details/TurnOnDetails.tsx'
import { useTurnOnDetails } from '../../../features/turnOn/details/useTurnOnDetails.ts'
import { Lead } from '../../../kit/ui/text/text.tsx'
import { UploadByPhone } from '../../../features/kioskUpload/UploadByPhone.tsx'
import { StepFinish } from '../../../kit/form/StepFinish.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { nextButtonLabel } from '../../../session/labels/stepTitles.ts'

/** The review with questions: the answers so far, the turn-on, and the form to sign or print. */
export default function ReviewStep() {
  const { facts, steps, goBack, goNext } = useWizard()
  const reviewed = useSignedReview()
  const failure = useFailure()
  const turnOn = useTurnOnDetails(failure)
  const form = useReviewForm(async () => {
    if (await turnOn.mayLeave()) await goNext()
  })
  const { fieldMeta, isSubmitting } = useSelector(form.store, state => state)
  const { disabled, needsOf } = turnOn.stillNeeded({ errors: shownErrors(fieldMeta) })

  return (
    <form.AppForm>
      <Lead>Check your answers, and choose when the supply is turned on.</Lead>
      <form.Body>
        <ReviewSections
          sections={answerSections(reviewed).filter(({ step }) => step !== 'review')}
          from="review"
        />
        {isCommercial(facts) && <LazyDeposit form={form} />}
        <TurnOnDetails form={form} timeslots={turnOn.timeslots} />
        <UploadByPhone facts={facts} />
        <ApplicationForm form={form} reviewed={reviewed} />
        <StepFinish
          disabled={disabled}
          needsOf={needsOf}
          back={{ label: 'Back', onPress: () => void goBack() }}
          next={nextButtonLabel(steps, 'review')}
          pending={isSubmitting}
        />
      </form.Body>
      {turnOn.dialog}
      {failure.dialog}
    </form.AppForm>
  )
}
