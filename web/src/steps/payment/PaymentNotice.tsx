import type { PaymentNews } from '@open-account/domain/payment/process'
import { errorWords } from '../../dialogs/errorWords.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'

/** What was told of a payment that is neither paid nor failed. The documents have no words for knowing nothing: ours. */
const words: Readonly<Record<PaymentNews, string>> = {
  nothing: 'We do not know yet whether your payment went through.',
  pending: errorWords.payment_pending.text,
  unanswered: errorWords.payment_error.text,
}

/** How a payment stands whose end is not known. */
export const PaymentNotice = ({ news }: { readonly news: PaymentNews }) => (
  <Notice is={news === 'unanswered' ? 'bad' : 'info'} live title={words[news]}>
    <p>You may be charged already: check again rather than pay again. Keep the references below.</p>
  </Notice>
)
