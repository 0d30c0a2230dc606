import { disabledBy } from '@open-account/domain/requirements/disabling'
import { submitStep, termsSteps } from '@open-account/domain/flow/stepRoles'
import { turnOnAnswers, uploadedDocuments } from '../../../session/draftSelectors.ts'
import { useShownErrors } from '../../../kit/form/useShownErrors.ts'
import { earlierNeeds } from '../../../features/review/earlierNeeds.ts'
import type { Reviewed } from '../../../features/review/reviewed.ts'
import type { Attach } from '../../../features/submission/useSubmit.ts'
import { useSubmitConfirmation } from '../../../features/submission/useSubmitConfirmation.tsx'
import { Agreement } from '../../../features/terms/Agreement.tsx'
import { Declarations } from '../../../features/terms/Declarations.tsx'
import { useAgreementForm } from '../../../features/terms/useAgreementForm.ts'
import { FieldSection } from '../../../kit/ui/section/FieldSection.tsx'
import { documentsShownOn } from '../../../features/documents/documentFieldId.ts'
import { UploadByPhone } from '../../../features/kioskUpload/UploadByPhone.tsx'
import { UploadPanel } from '../../../features/uploadPanel/UploadPanel.tsx'
import { screenState } from '../../../session/screenState.ts'
import { StepFinish } from '../../../kit/form/StepFinish.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { nextButtonLabel } from '../../../session/labels/stepTitles.ts'
import { EarlierStep, earlierStepId } from './EarlierStep.tsx'

interface UploadFormProps {
  readonly reviewed: Reviewed
  /** Attaches a signature to the form of the application. */
  readonly attach: Attach
}

/** The documents; on the last step the terms and the submission too. */
export const UploadForm = ({ reviewed, attach }: UploadFormProps) => {
  const { goBack, goNext, steps } = useWizard()
  const { draft, facts } = reviewed
  const submits = submitStep(facts) === 'upload'
  const question = useSubmitConfirmation(reviewed, attach)
  const form = useAgreementForm(submits ? question.ask : goNext)
  const errors = useShownErrors(form)
  const uploaded = uploadedDocuments(draft.documents)
  const disabled = disabledBy(
    'upload',
    facts,
    screenState({
      answers: turnOnAnswers(draft),
      shownErrors: errors.map(({ id }) => id),
      uploaded,
      submitting: question.submitting,
    }),
  )

  const needsOf = earlierNeeds({ step: 'upload', facts, uploaded, errors, wayTo: () => earlierStepId })
  const here = documentsShownOn('upload', facts)
  const incomplete = disabled.flatMap(needsOf).some(({ id }) => id === earlierStepId)

  return (
    <form.AppForm>
      <form.Body>
        {incomplete && <EarlierStep facts={facts} />}
        <UploadByPhone facts={facts} />
        {here.length > 0 && (
          <FieldSection title="Documents">
            <UploadPanel documents={here} />
          </FieldSection>
        )}
        {termsSteps(facts).includes('upload') && (
          <>
            <Declarations />
            <Agreement form={form} name="review.check_i_confirm" />
          </>
        )}
        <StepFinish
          disabled={disabled}
          needsOf={needsOf}
          back={{ label: 'Back', onPress: () => void goBack() }}
          next={submits ? 'Submit' : nextButtonLabel(steps, 'upload')}
          pending={question.submitting}
        />
      </form.Body>
      {question.dialogs}
    </form.AppForm>
  )
}
