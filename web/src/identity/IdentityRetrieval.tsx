import { Dialog } from '../ui/dialog/Dialog.tsx'
import { Loader } from '../ui/feedback/Loader.tsx'
import { useIdentityService } from './identityService.ts'

/** Stands over the page while identity data is on its way. */
export const IdentityRetrieval = () => (
  <Dialog title={`Your details from ${useIdentityService().name}`} actions={null}>
    <Loader words="processing.." />
  </Dialog>
)
