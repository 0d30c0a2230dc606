import { Button } from '../../../kit/ui/button/Button.tsx'
import { Dialog } from '../../../kit/ui/dialog/Dialog.tsx'
import { Points } from '../../../kit/ui/text/text.tsx'
import { useIdentityService } from '../identityService.ts'
import { useIdentityVisit } from './identityVisit.ts'

/** The terms to agree to before the redirect to the identity service. */
export const IdentityTerms = ({ onClose }: { readonly onClose: () => void }) => {
  const visit = useIdentityVisit()
  const { name, terms, agree } = useIdentityService()
  return (
    <Dialog
      title={`Before you use ${name}`}
      onDismiss={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Do not proceed
          </Button>
          <Button onClick={visit}>{agree}</Button>
        </>
      }
    >
      <p>By going on you agree to the following:</p>
      <Points items={terms} />
    </Dialog>
  )
}
