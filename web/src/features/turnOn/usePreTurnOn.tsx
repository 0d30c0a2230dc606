import { isPreTurnOnPrompted } from '@open-account/domain/turnOn/preTurnOn'
import { Suspense, useState } from 'react'
import { readDraft, saveDraft } from '../../session/draftStore.ts'
import { useWizard } from '../../session/useWizard.ts'
import { defaultExport, lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

const PreTurnOnDialog = lazyPart(() => import('./PreTurnOnDialog.tsx'), defaultExport)

/**
 * Shows on the first Next or Submit that the supplies are on already. `confirmPreTurnOn` resolves with whether the
 * application can continue: at once without a dialog, else when the applicant answers it.
 */
export const usePreTurnOn = () => {
  const { signup } = useWizard()
  const [answer, setAnswer] = useState<((goesOn: boolean) => void) | null>(null)

  const confirmPreTurnOn = async (): Promise<boolean> => {
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
    confirmPreTurnOn,
    dialog: answer && (
      <Suspense>
        <PreTurnOnDialog onContinue={() => close(true)} onClose={() => close(false)} />
      </Suspense>
    ),
  }
}
