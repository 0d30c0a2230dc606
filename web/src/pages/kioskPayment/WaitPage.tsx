import { PlainPage } from '../../features/plainPage/PlainPage.tsx'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { pleaseWait, processingPayment } from '../../features/payment/paymentWords.ts'

/** Stands while the payment is processed. Source of the words: document 2, section 2. */
export const WaitPage = () => (
  <PlainPage title={pleaseWait}>
    <Loader words={processingPayment} />
  </PlainPage>
)
