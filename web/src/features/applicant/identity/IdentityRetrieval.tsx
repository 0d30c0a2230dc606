import { Dialog } from '../../../kit/ui/dialog/Dialog.tsx'
import { Loader } from '../../../kit/ui/feedback/Loader.tsx'
import { useIdentityService } from '../identityService.ts'

/** Stands over the page while identity data is on its way. */
export const IdentityRetrieval = () => (
  <Dialog title={`Your details from ${useIdentityService().name}`} actions={null}>
    <Loader words="processing.." />
  </Dialog>
)
