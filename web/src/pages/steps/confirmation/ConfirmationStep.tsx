import { isPaperInsteadOfEmail } from '@open-account/domain/requirements/conditions'
import { disabledBy } from '@open-account/domain/requirements/disabling'
import { useShownErrors } from '../../../kit/form/useShownErrors.ts'
import { answerSections } from '../../../features/review/answerSections.ts'
import { earlierNeeds } from '../../../features/review/earlierNeeds.ts'
import { ReviewSections } from '../../../features/review/ReviewSections.tsx'
import { sectionId } from '../../../session/labels/stepTitles.ts'
import { useReviewed } from '../../../features/review/useReviewed.ts'
import { useSubmitConfirmation } from '../../../features/submission/useSubmitConfirmation.tsx'
import { Agreement } from '../../../features/terms/Agreement.tsx'
import { Declarations } from '../../../features/terms/Declarations.tsx'
import { UploadByPhone } from '../../../features/kioskUpload/UploadByPhone.tsx'
import { StepFinish } from '../../../kit/form/StepFinish.tsx'
import { screenState } from '../../../session/screenState.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { EmailBillNotice } from './EmailBillNotice.tsx'
import { emailBillText, emailNotVerified } from './emailBillText.ts'
import { turnOnAnswers, uploadedDocuments } from '../../../session/draftSelectors.ts'
import { useAgreementForm } from '../../../features/terms/useAgreementForm.ts'

const emailBillId = 'ebill_verified'

/** The review: every answer, the declarations and terms, and the submission. */
export default function ConfirmationStep() {
  const { goBack } = useWizard()
  const reviewed = useReviewed()
  const { draft, facts } = reviewed
  const question = useSubmitConfirmation(reviewed)
  const form = useAgreementForm(question.ask)

  const uploaded = uploadedDocuments(draft.documents)
  const emailBill = draft.review.check_i_confirm ? emailBillText(draft, facts) : null
  const errors = [
    ...useShownErrors(form),
    ...(emailBill === null ? [] : [{ id: emailBillId, text: emailBill }]),
  ]
  const disabled = disabledBy(
    'confirmation',
    facts,
    screenState({
      answers: turnOnAnswers(draft),
      shownErrors: errors.map(({ id }) => id),
      uploaded,
      submitting: question.submitting,
    }),
  )

  return (
    <form.AppForm>
      <form.Body>
        <ReviewSections sections={answerSections(reviewed)} from="confirmation" />
        <UploadByPhone facts={facts} />
        <Declarations />
        <Agreement form={form} name="review.check_i_confirm">
          {emailBill !== null && <EmailBillNotice id={emailBillId} text={emailBill} blocking />}
          {isPaperInsteadOfEmail(facts) && (
            <EmailBillNotice id={emailBillId} text={emailNotVerified} blocking={false} />
          )}
        </Agreement>
        <StepFinish
          disabled={disabled}
          needsOf={earlierNeeds({ step: 'confirmation', facts, uploaded, errors, wayTo: sectionId })}
          back={{ label: 'Back', onPress: () => void goBack() }}
          next="Submit"
          pending={question.submitting}
        />
      </form.Body>
      {question.dialogs}
    </form.AppForm>
  )
}
