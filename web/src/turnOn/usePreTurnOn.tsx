import { isPreTurnOnPrompted } from '@open-account/domain/turnOn/preTurnOn'
import { lazy, Suspense, useRef, useState } from 'react'
import { readDraft, saveDraft } from '../application/draftStore.ts'
import { useWizard } from '../wizard/useWizard.ts'

const PreTurnOnDialog = lazy(() => import('./PreTurnOnDialog.tsx'))

/**
 * Tells, on the first Next or Submit, that supplies run already. `told` says whether the application may go on: at once
 * where there is nothing to tell, else once the applicant continues.
 */
export const usePreTurnOn = () => {
  const { signup } = useWizard()
  const [asking, setAsking] = useState(false)
  const answer = useRef<(goesOn: boolean) => void>(() => undefined)

  const told = async (): Promise<boolean> => {
    const { preTurnOn, showPreTurnOnPrompt } = readDraft().turnOn
    if (!isPreTurnOnPrompted(signup.domain, preTurnOn, !showPreTurnOnPrompt)) return true
    setAsking(true)
    return new Promise(resolve => {
      answer.current = resolve
    })
  }
  const close = (goesOn: boolean) => {
    if (goesOn) saveDraft(({ turnOn }) => ({ turnOn: { ...turnOn, showPreTurnOnPrompt: false } }))
    setAsking(false)
    answer.current(goesOn)
  }
  return {
    told,
    dialog: asking && (
      <Suspense>
        <PreTurnOnDialog onContinue={() => close(true)} onClose={() => close(false)} />
      </Suspense>
    ),
  }
}
