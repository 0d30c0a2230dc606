import { accountTypes } from '@open-account/domain/application/codes'
import { disabledBy } from '@open-account/domain/requirements/disabling'
import { useSelector } from '@tanstack/react-form'
import { useState } from 'react'
import { useFailure } from '../../dialogs/useFailure.tsx'
import { shownErrors } from '../../form/shownErrors.ts'
import { answerSections } from '../../review/answerSections.ts'
import { Agreement } from '../../terms/Agreement.tsx'
import { Declarations } from '../../terms/Declarations.tsx'
import { isTurnOnStale } from '../../turnOn/isTurnOnStale.ts'
import { withoutDate } from '../../turnOn/turnOnDraft.ts'
import { StepFinish } from '../../wizard/StepFinish.tsx'
import { screenState } from '../../wizard/screenState.ts'
import { useWizard } from '../../wizard/useWizard.ts'
import { useUseOfPremises } from '../premises/useUseOfPremises.ts'
import css from './ConfirmationStep.module.css'
import { confirmPause } from './confirmPause.ts'
import { confirmationNeeds } from './confirmationNeeds.ts'
import { EmailBillNotice } from './EmailBillNotice.tsx'
import { emailBillSentence } from './emailBillSentence.ts'
import { issueLines } from './issueLines.ts'
import { ReviewSections } from './ReviewSections.tsx'
import { SubmitDialog } from './SubmitDialog.tsx'
import { uploadedDocuments } from '../../application/uploadedDocuments.ts'
import { useConfirmationForm } from './useConfirmationForm.ts'
import { useSubmit } from './useSubmit.ts'

const emailBillId = 'ebill_verified'

/** Review: every answer once more, the declarations and terms, and the submission. */
export default function ConfirmationStep() {
  const { draft: entered, facts, signup, goBack } = useWizard()
  const stale = isTurnOnStale({ draft: entered, facts, signup })
  const draft = stale ? { ...entered, ...withoutDate(entered, facts) } : entered
  const [stage, setStage] = useState<'reviewing' | 'asking' | 'submitting'>('reviewing')
  const review = () => setStage('reviewing')
  const failure = useFailure(issueLines)
  const submit = useSubmit(failure, review)
  const form = useConfirmationForm(() => setStage('asking'))
  const { values, fieldMeta } = useSelector(form.store, state => state)

  const uses = useUseOfPremises(accountTypes[facts.domain])
  const useOfPremises =
    uses.find(use => use.useOfPremise === draft.premises.use_of_premises)?.label ??
    draft.premises.use_of_premises
  const reviewed = { draft, facts, useOfPremises }

  const uploaded = uploadedDocuments(draft.documents)
  const sentence = values.check_i_confirm ? emailBillSentence(draft, facts) : null
  const errors = [
    ...shownErrors(fieldMeta),
    ...(sentence === null ? [] : [{ id: emailBillId, words: sentence }]),
  ]
  const disabled = disabledBy(
    'confirmation',
    facts,
    screenState({
      answers: {
        turn_on_date: draft.turnOnServices.turn_on_date,
        turn_on_datetime: draft.turnOn.turn_on_datetime,
        gst_reg_no: draft.review.gst_reg_no,
        gst_reg_date: draft.review.gst_reg_date,
      },
      shownErrors: errors.map(({ id }) => id),
      uploaded,
      submitting: stage === 'submitting',
    }),
  )

  const confirm = async () => {
    setStage('submitting')
    await confirmPause()
    await submit(reviewed)
  }

  return (
    <form.AppForm>
      <p className={css['lead']}>Check your answers before you submit.</p>
      <form.Body>
        <ReviewSections sections={answerSections(reviewed)} />
        <Declarations />
        <Agreement form={form}>
          {sentence !== null && <EmailBillNotice id={emailBillId} sentence={sentence} />}
        </Agreement>
        <StepFinish
          disabled={disabled}
          needsOf={confirmationNeeds({ facts, uploaded, errors })}
          back={{ words: 'Back', onPress: () => void goBack() }}
          next="Submit"
          pending={stage === 'submitting'}
        />
      </form.Body>
      {stage !== 'reviewing' && (
        <SubmitDialog processing={stage === 'submitting'} onConfirm={() => void confirm()} onClose={review} />
      )}
      {failure.dialog}
    </form.AppForm>
  )
}
