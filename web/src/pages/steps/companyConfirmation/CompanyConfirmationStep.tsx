import { submitStep } from '@open-account/domain/flow/stepRoles'
import { useSignedReview } from '../../../features/applicationForm/asSigned.ts'
import { useFailure } from '../../../features/failure/useFailure.tsx'
import { useShownErrors } from '../../../kit/form/useShownErrors.ts'
import { reviewNeeds } from '../reviewForm/reviewNeeds.ts'
import { ReviewParts } from '../reviewForm/ReviewParts.tsx'
import { useReviewForm } from '../reviewForm/useReviewForm.ts'
import { useSubmitConfirmation } from '../../../features/submission/useSubmitConfirmation.tsx'
import { Agreement } from '../../../features/terms/Agreement.tsx'
import { Declarations } from '../../../features/terms/Declarations.tsx'
import { useTurnOnDetails } from '../../../features/turnOn/details/useTurnOnDetails.ts'
import { StepFinish } from '../../../kit/form/StepFinish.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { nextButtonLabel } from '../../../session/labels/stepTitles.ts'

/**
 * The review of a company with identity data: the remaining questions, the declarations and terms, and Submit or
 * Next.
 */
export default function CompanyConfirmationStep() {
  const { facts, steps, goBack, goNext } = useWizard()
  const submits = submitStep(facts) === 'confirmation'
  const reviewed = useSignedReview()
  const question = useSubmitConfirmation(reviewed)
  const failure = useFailure()
  const turnOn = useTurnOnDetails(failure)
  const form = useReviewForm(async () => {
    if (!(await turnOn.mayLeave())) return
    if (submits) question.ask()
    else await goNext()
  })
  const { submitting } = question
  const errors = useShownErrors(form)
  const { disabled, needsOf } = turnOn.stillNeeded({ errors, submitting })
  const disablingNeeds = disabled.flatMap(needsOf)
  const also = reviewNeeds('confirmation', reviewed, disablingNeeds)

  return (
    <form.AppForm>
      <form.Body>
        <ReviewParts
          form={form}
          step="confirmation"
          reviewed={reviewed}
          timeslots={turnOn.timeslots}
          needs={[
            // A part whose timeslots are loading needs nothing from the applicant.
            ...disabled.filter(condition => condition !== 'timeslots_loading').flatMap(needsOf),
            ...also,
          ]}
          errors={errors}
          agreement={
            <>
              <Declarations />
              <Agreement form={form} name="review.check_i_confirm" />
            </>
          }
        />
        <StepFinish
          disabled={disabled}
          needsOf={needsOf}
          also={also}
          back={{ label: 'Back', onPress: () => void goBack() }}
          next={submits ? 'Submit' : nextButtonLabel(steps, 'confirmation')}
          pending={submitting}
          waitsFor="Holding your appointment"
        />
      </form.Body>
      {turnOn.dialog}
      {failure.dialog}
      {question.dialogs}
    </form.AppForm>
  )
}
