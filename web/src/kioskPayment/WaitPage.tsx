import { PlainPage } from '../pages/PlainPage.tsx'
import { Loader } from '../ui/feedback/Loader.tsx'
import { pleaseWait, processingPayment } from '../steps/payment/paymentWords.ts'

/** Stands while the payment is processed. Source of the words: document 2, section 2. */
export const WaitPage = () => (
  <PlainPage title={pleaseWait}>
    <Loader words={processingPayment} />
  </PlainPage>
)
