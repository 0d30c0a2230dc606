import { ApplicationForm } from '../../../features/applicationForm/ApplicationForm.tsx'
import { useSignedReview } from '../../../features/applicationForm/asSigned.ts'
import { useFailure } from '../../../features/failure/useFailure.tsx'
import { useShownErrors } from '../../../kit/form/useShownErrors.ts'
import { reviewNeeds } from '../reviewForm/reviewNeeds.ts'
import { ReviewParts } from '../reviewForm/ReviewParts.tsx'
import { useReviewForm } from '../reviewForm/useReviewForm.ts'
import { useTurnOnDetails } from '../../../features/turnOn/details/useTurnOnDetails.ts'
import { StepFinish } from '../../../kit/form/StepFinish.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { nextButtonLabel } from '../../../session/labels/stepTitles.ts'

/** The review with questions: the answers so far, the turn-on, and the form to sign or print. */
export default function ReviewStep() {
  const { steps, goBack, goNext } = useWizard()
  const reviewed = useSignedReview()
  const failure = useFailure()
  const turnOn = useTurnOnDetails(failure)
  const form = useReviewForm(async isCurrent => {
    if ((await turnOn.mayLeave()) && isCurrent()) await goNext()
  })
  const errors = useShownErrors(form)
  const { disabled, needsOf } = turnOn.stillNeeded({ errors })
  const disablingNeeds = disabled.flatMap(needsOf)
  const also = reviewNeeds('review', reviewed, disablingNeeds)

  return (
    <form.AppForm>
      <form.Body>
        <ReviewParts
          form={form}
          step="review"
          reviewed={reviewed}
          timeslots={turnOn.timeslots}
          needs={[
            // A part whose timeslots are loading needs nothing from the applicant.
            ...disabled.filter(condition => condition !== 'timeslots_loading').flatMap(needsOf),
            ...also,
          ]}
          errors={errors}
          applicationForm={<ApplicationForm form={form} reviewed={reviewed} />}
        />
        <StepFinish
          disabled={disabled}
          needsOf={needsOf}
          also={also}
          back={{ label: 'Back', onPress: () => void goBack() }}
          next={nextButtonLabel(steps, 'review')}
          waitsFor="Holding your appointment"
        />
      </form.Body>
      {turnOn.dialog}
      {failure.dialog}
    </form.AppForm>
  )
}
