import { pressNext } from '../../kit/form/pressNext.ts'
import type { TensionBody } from '@open-account/contracts/tension'
import { tensionOutcome, type TensionOutcome } from '@open-account/domain/premises/tension'
import { Suspense, useState } from 'react'
import { bodyOf } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'
import { readDraft, saveDraft } from '../../session/draftStore.ts'
import { tensionQuestion } from '../../session/tensionQuestion.ts'
import { useFailure } from '../failure/useFailure.tsx'
import { useWizard } from '../../session/useWizard.ts'
import { lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

/** Loaded for commercial premises only. */
const TensionDialog = lazyPart(
  () => import('./TensionDialog.tsx'),
  ({ TensionDialog }) => TensionDialog,
)

/** Validates the tension of commercial premises when it is above low tension; shows a dialog when it is not served. */
export const useTensionCheck = () => {
  const { facts } = useWizard()
  const failure = useFailure()
  const [refused, setRefused] = useState<Exclude<TensionOutcome, 'continue'> | null>(null)

  const validateTension = async (question: TensionBody): Promise<boolean> => {
    const { mcst } = await bodyOf(tsr.tension.validate.mutate({ body: question }))
    saveDraft(({ signup, particulars }) => ({
      signup: { ...signup, mcst },
      particulars: { ...particulars, tensionServedWith: mcst ? question : null },
    }))
    const outcome = tensionOutcome(mcst, facts.services)
    if (outcome !== 'continue') setRefused(outcome)
    return outcome === 'continue'
  }
  /** Returns whether the application can continue. A refusal or a failure opens a dialog. */
  const check = async (): Promise<boolean> => {
    const question = tensionQuestion(readDraft(), facts)
    if (question === null) return true
    try {
      return await validateTension(question)
    } catch (thrown) {
      failure.fail(thrown, 'tension_error', undefined, pressNext)
      return false
    }
  }
  return {
    check,
    dialog:
      refused === null ? (
        failure.dialog
      ) : (
        <Suspense>
          <TensionDialog refused={refused} onClose={() => setRefused(null)} />
        </Suspense>
      ),
  }
}

export type TensionCheck = ReturnType<typeof useTensionCheck>['check']
