import { redirectTo } from '../../api/redirectTo.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useWizard } from '../../wizard/useWizard.ts'
import { identityAddress } from './identityAddress.ts'
import { Points } from './Points.tsx'

/** Ours (C-171). */
const terms = [
  'Myinfo gives us your name, NRIC or FIN, date of birth, race, nationality, contact details and, for foreigners, the status of your work pass.',
  'These details are used for this application only.',
  'Details that come from Myinfo cannot be changed here. If one of them is out of date, please correct it with the agency that keeps it.',
]

/** What the applicant agrees to before the browser goes to the identity service. */
export const IdentityTerms = ({ onClose }: { readonly onClose: () => void }) => {
  const { signup } = useWizard()
  return (
    <Dialog
      title="Before you use Myinfo"
      onDismiss={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Do not proceed
          </Button>
          <Button onClick={() => redirectTo(identityAddress(signup.stateId))}>I want to use Myinfo</Button>
        </>
      }
    >
      <p>By going on you agree to the following:</p>
      <Points sentences={terms} />
    </Dialog>
  )
}
