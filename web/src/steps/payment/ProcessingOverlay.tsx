import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Loader } from '../../ui/feedback/Loader.tsx'
import { processingPayment } from './paymentWords.ts'

/** Stands over the page from the press on Pay until the page of the payment provider is there. */
export const ProcessingOverlay = () => (
  <Dialog title={processingPayment} actions={null}>
    <Loader />
  </Dialog>
)
