import { useState } from 'react'
import { toSubmission } from '../../session/submission/toSubmission.ts'
import { useFailure } from '../failure/useFailure.tsx'
import type { Reviewed } from '../review/reviewed.ts'
import { confirmPause } from './confirmPause.ts'
import { issueLines } from './refusals.ts'
import { SubmitDialog } from './SubmitDialog.tsx'
import { useFinish } from './useFinish.ts'
import { type Attach, useSubmit } from './useSubmit.ts'

/**
 * The confirmation dialog of an application that is not paid online, and the submission after it. `attach` is set when
 * the application is signed.
 */
export const useSubmitConfirmation = (reviewed: Reviewed, attach?: Attach) => {
  const [stage, setStage] = useState<'answering' | 'asking' | 'submitting'>('answering')
  const goBack = () => setStage('answering')
  const failure = useFailure(issueLines)
  const finish = useFinish()
  const submit = useSubmit({
    failure,
    onAccepted: ({ app_id: appId }, accepted) => finish(accepted, appId),
    onRefused: goBack,
    attach,
  })
  const confirm = async () => {
    setStage('submitting')
    await confirmPause()
    await submit(reviewed, toSubmission)
  }
  const submitting = stage === 'submitting'
  return {
    ask: () => setStage('asking'),
    submitting,
    dialogs: (
      <>
        {stage !== 'answering' && (
          <SubmitDialog processing={submitting} onConfirm={() => void confirm()} onClose={goBack} />
        )}
        {failure.dialog}
      </>
    ),
  }
}
