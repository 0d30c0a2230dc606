import { isPreTurnOnPrompted } from '@open-account/domain/turnOn/preTurnOn'
import { Suspense, useState } from 'react'
import { readDraft, saveDraft } from '../../session/draftStore.ts'
import { useWizard } from '../../session/useWizard.ts'
import { defaultExport, lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

const PreTurnOnDialog = lazyPart(() => import('./PreTurnOnDialog.tsx'), defaultExport)

/**
 * Shows a dialog on the first Next or Submit when the supplies are on already. `confirmPreTurnOn` resolves with whether
 * the application can continue: at once without a dialog, otherwise when the applicant closes it.
 */
export const usePreTurnOn = () => {
  const { signup } = useWizard()
  const [settle, setSettle] = useState<((isConfirmed: boolean) => void) | null>(null)

  const confirmPreTurnOn = async (): Promise<boolean> => {
    const { preTurnOn, showPreTurnOnPrompt } = readDraft().turnOn
    return (
      !isPreTurnOnPrompted(signup.domain, preTurnOn, !showPreTurnOnPrompt) ||
      new Promise(resolve => setSettle(() => resolve))
    )
  }
  const close = (isConfirmed: boolean) => {
    if (isConfirmed) saveDraft(({ turnOn }) => ({ turnOn: { ...turnOn, showPreTurnOnPrompt: false } }))
    setSettle(null)
    settle?.(isConfirmed)
  }
  return {
    confirmPreTurnOn,
    dialog: settle && (
      <Suspense>
        <PreTurnOnDialog onContinue={() => close(true)} onClose={() => close(false)} />
      </Suspense>
    ),
  }
}
