import { Button } from '../../../kit/ui/button/Button.tsx'
import { Dialog } from '../../../kit/ui/dialog/Dialog.tsx'
import { Points } from '../../../kit/ui/text/text.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { useIdentityService } from '../identityService.ts'
import { visitIdentityService } from './identityVisit.ts'

/** The terms to agree to before the redirect to the identity service. */
export const IdentityTerms = ({ onClose }: { readonly onClose: () => void }) => {
  const { signup } = useWizard()
  const { name, terms, agree, addressOf } = useIdentityService()
  return (
    <Dialog
      title={`Before you use ${name}`}
      onDismiss={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Do not proceed
          </Button>
          <Button onClick={() => visitIdentityService(addressOf(signup.stateId))}>{agree}</Button>
        </>
      }
    >
      <p>By going on you agree to the following:</p>
      <Points items={terms} />
    </Dialog>
  )
}
