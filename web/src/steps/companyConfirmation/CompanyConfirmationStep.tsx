import { submitStep } from '@open-account/domain/flow/screens'
import { isCommercial } from '@open-account/domain/requirements/conditions'
import { useSelector } from '@tanstack/react-form'
import { useSignedReview } from '../../applicationForm/useSignedReview.ts'
import { LazyDeposit } from '../../deposit/LazyDeposit.tsx'
import { useFailure } from '../../dialogs/useFailure.tsx'
import { shownErrors } from '../../form/shownErrors.ts'
import { answerSections } from '../../review/answerSections.ts'
import { ReviewSections } from '../../review/ReviewSections.tsx'
import { useReviewForm } from '../../reviewForm/useReviewForm.ts'
import { useLastQuestion } from '../../submission/useLastQuestion.tsx'
import { Agreement } from '../../terms/Agreement.tsx'
import { Declarations } from '../../terms/Declarations.tsx'
import { TurnOnDetails } from '../../turnOnDetails/TurnOnDetails.tsx'
import { useTurnOnDetails } from '../../turnOnDetails/useTurnOnDetails.ts'
import { Lead } from '../../ui/text/Lead.tsx'
import { UploadByPhone } from '../../upload/UploadByPhone.tsx'
import { StepFinish } from '../../wizard/StepFinish.tsx'
import { useWizard } from '../../wizard/useWizard.ts'
import { wayOn } from '../../wizard/wayOn.ts'

/** Review of a company with identity data: what is left to answer, the declarations and terms, and the way out. */
export default function CompanyConfirmationStep() {
  const { facts: known, steps, goBack, goNext } = useWizard()
  const submits = submitStep(known) === 'confirmation'
  const reviewed = useSignedReview()
  const question = useLastQuestion(reviewed)
  const failure = useFailure()
  const turnOn = useTurnOnDetails(failure)
  const { form, factsOf } = useReviewForm(async () => {
    if (!(await turnOn.mayLeave())) return
    if (submits) question.ask()
    else await goNext()
  })
  const { values, fieldMeta, isSubmitting } = useSelector(form.store, state => state)
  const facts = factsOf(values)
  const { submitting } = question
  const { disabled, needsOf } = turnOn.stillNeeded({
    facts,
    values,
    errors: shownErrors(fieldMeta),
    submitting,
  })

  return (
    <form.AppForm>
      <Lead>Check your answers, and choose when the supply is turned on.</Lead>
      <form.Body>
        <ReviewSections
          sections={answerSections(reviewed).filter(({ step }) => step !== 'confirmation')}
          from="confirmation"
        />
        {isCommercial(facts) && <LazyDeposit form={form} facts={facts} />}
        <TurnOnDetails form={form} facts={facts} timeslots={turnOn.timeslots} />
        <UploadByPhone facts={facts} />
        <Declarations />
        <Agreement form={form} />
        <StepFinish
          disabled={disabled}
          needsOf={needsOf}
          back={{ words: 'Back', onPress: () => void goBack() }}
          next={submits ? 'Submit' : wayOn(steps, 'confirmation')}
          pending={isSubmitting || submitting}
        />
      </form.Body>
      {turnOn.dialog}
      {failure.dialog}
      {question.dialogs}
    </form.AppForm>
  )
}
