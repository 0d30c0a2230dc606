import { disabledBy } from '@open-account/domain/requirements/disabling'
import { submitStep, termsSteps } from '@open-account/domain/flow/screens'
import { useSelector } from '@tanstack/react-form'
import { turnOnAnswers } from '../../application/turnOnAnswers.ts'
import { uploadedDocuments } from '../../application/uploadedDocuments.ts'
import { shownErrors } from '../../form/shownErrors.ts'
import { earlierNeeds } from '../../review/earlierNeeds.ts'
import type { Reviewed } from '../../review/reviewed.ts'
import type { Attach } from '../../submission/useSubmit.ts'
import { useLastQuestion } from '../../submission/useLastQuestion.tsx'
import { Agreement } from '../../terms/Agreement.tsx'
import { Declarations } from '../../terms/Declarations.tsx'
import { useAgreementForm } from '../../terms/useAgreementForm.ts'
import { FieldSection } from '../../ui/section/FieldSection.tsx'
import { documentsShownOn } from '../../upload/documentsShownOn.ts'
import { UploadByPhone } from '../../upload/UploadByPhone.tsx'
import { UploadPanel } from '../../upload/UploadPanel.tsx'
import { screenState } from '../../wizard/screenState.ts'
import { StepFinish } from '../../wizard/StepFinish.tsx'
import { useWizard } from '../../wizard/useWizard.ts'
import { wayOn } from '../../wizard/wayOn.ts'
import { EarlierStep, earlierStepId } from './EarlierStep.tsx'

interface UploadFormProps {
  readonly reviewed: Reviewed
  /** Has a signature attached to the form of the application. */
  readonly attach: Attach
}

/** The documents; where nothing follows, the terms and the submission too. */
export const UploadForm = ({ reviewed, attach }: UploadFormProps) => {
  const { goBack, goNext, steps } = useWizard()
  const { draft, facts } = reviewed
  const submits = submitStep(facts) === 'upload'
  const question = useLastQuestion(reviewed, attach)
  const form = useAgreementForm(submits ? question.ask : goNext)
  const errors = shownErrors(useSelector(form.store, state => state.fieldMeta))
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
            <Agreement form={form} />
          </>
        )}
        <StepFinish
          disabled={disabled}
          needsOf={needsOf}
          back={{ words: 'Back', onPress: () => void goBack() }}
          next={submits ? 'Submit' : wayOn(steps, 'upload')}
          pending={question.submitting}
        />
      </form.Body>
      {question.dialogs}
    </form.AppForm>
  )
}
