import { isPreTurnOnPrompted } from '@open-account/domain/turnOn/preTurnOn'
import { Suspense, useState } from 'react'
import { readDraft, saveDraft } from '../../session/draftStore.ts'
import { useWizard } from '../../session/useWizard.ts'
import { defaultExport, lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

const PreTurnOnDialog = lazyPart(() => import('./PreTurnOnDialog.tsx'), defaultExport)

/**
 * Tells, on the first Next or Submit, that supplies run already. `told` says whether the application may go on: at once
 * where there is nothing to tell, else once the applicant continues.
 */
export const usePreTurnOn = () => {
  const { signup } = useWizard()
  const [answer, setAnswer] = useState<((goesOn: boolean) => void) | null>(null)

  const told = async (): Promise<boolean> => {
    const { preTurnOn, showPreTurnOnPrompt } = readDraft().turnOn
    return (
      !isPreTurnOnPrompted(signup.domain, preTurnOn, !showPreTurnOnPrompt) ||
      new Promise(resolve => setAnswer(() => resolve))
    )
  }
  const close = (goesOn: boolean) => {
    if (goesOn) saveDraft(({ turnOn }) => ({ turnOn: { ...turnOn, showPreTurnOnPrompt: false } }))
    setAnswer(null)
    answer?.(goesOn)
  }
  return {
    told,
    dialog: answer && (
      <Suspense>
        <PreTurnOnDialog onContinue={() => close(true)} onClose={() => close(false)} />
      </Suspense>
    ),
  }
}
