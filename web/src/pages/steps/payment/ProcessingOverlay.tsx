import { Dialog } from '../../../kit/ui/dialog/Dialog.tsx'
import { Loader } from '../../../kit/ui/feedback/Loader.tsx'
import { processingPayment } from '../../../features/payment/paymentWords.ts'

/** Stands over the page from the press on Pay until the page of the payment provider is there. */
export const ProcessingOverlay = () => (
  <Dialog title={processingPayment} actions={null}>
    <Loader />
  </Dialog>
)
