import { useState } from 'react'
import type { BeforeManualProps } from '../../../features/applicant/identity/IdentityFirst.tsx'
import { useIdentityService } from '../../../features/applicant/identityService.ts'
import { IdentityTerms } from '../../../features/applicant/identity/IdentityTerms.tsx'
import { Button } from '../../../kit/ui/button/Button.tsx'
import { Dialog } from '../../../kit/ui/dialog/Dialog.tsx'
import { Points } from '../../../kit/ui/text/text.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { documentsToPrepare } from './documentsToPrepare.ts'

/** The documents that manual entry requires, with the offer of the identity service instead. */
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
      <Points items={documentsToPrepare(facts)} />
    </Dialog>
  )
}
