import { useState } from 'react'
import type { BeforeManualProps } from '../../identity/IdentityFirst.tsx'
import { useIdentityService } from '../../identity/identityService.ts'
import { IdentityTerms } from '../../identity/IdentityTerms.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Points } from '../../ui/text/Points.tsx'
import { useWizard } from '../../wizard/useWizard.ts'
import { documentsToPrepare } from './documentsToPrepare.ts'

/** What a company prepares before it types everything in, and the way to the service that spares it most of that. */
export const ManualEntryPrompt = ({ onContinue, onClose }: BeforeManualProps) => {
  const { facts } = useWizard()
  const { name } = useIdentityService()
  const [terms, setTerms] = useState(false)
  if (terms) return <IdentityTerms onClose={onClose} />
  return (
    <Dialog
      title="Documents to prepare"
      onDismiss={onClose}
      actions={
        <>
          <Button look="secondary" onClick={() => setTerms(true)}>
            Use {name}
          </Button>
          <Button onClick={onContinue}>OK</Button>
        </>
      }
    >
      <p>To enter the details manually, please prepare these:</p>
      <Points sentences={documentsToPrepare(facts)} />
    </Dialog>
  )
}
