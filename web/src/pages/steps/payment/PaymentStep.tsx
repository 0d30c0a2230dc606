import { savePaymentAttempt } from '../../../session/paymentAttempt.ts'
import { useSignedReview } from '../../../features/applicationForm/asSigned.ts'
import { LazyUnattached } from '../../../features/signature/LazyUnattached.tsx'
import { useAttaching } from '../../../features/signature/useAttaching.ts'
import { useFinish } from '../../../features/submission/useFinish.ts'
import { useViewChange } from '../../../session/useViewChange.ts'
import { PaymentView } from './PaymentView.tsx'

/** The payment step: submits the application and pays its deposit online. */
export default function PaymentStep() {
  const reviewed = useSignedReview()
  const { unattached, attach, attached } = useAttaching()
  const finish = useFinish()
  useViewChange(unattached === null ? 'payment' : 'signature')
  if (unattached === null) return <PaymentView reviewed={reviewed} attach={attach} />
  return (
    <LazyUnattached
      appId={unattached}
      onAttached={() => {
        savePaymentAttempt({ appId: unattached, returned: null })
        attached()
      }}
      onSkipped={submitted => void finish(submitted, unattached, { unsigned: true })}
    />
  )
}
