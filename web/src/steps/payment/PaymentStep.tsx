import { keepPaymentAttempt } from '../../application/paymentAttempt.ts'
import { useSignedReview } from '../../applicationForm/useSignedReview.ts'
import { UnattachedSignature } from '../../signature/UnattachedSignature.tsx'
import { useAttaching } from '../../signature/useAttaching.ts'
import { useFinish } from '../../submission/useFinish.ts'
import { useViewChange } from '../../wizard/useViewChange.ts'
import { PaymentView } from './PaymentView.tsx'

/** Payment: the deposit is paid online, and the application is submitted with it. */
export default function PaymentStep() {
  const reviewed = useSignedReview()
  const { unattached, attach, attached } = useAttaching()
  const finish = useFinish()
  useViewChange(unattached === null ? 'payment' : 'signature')
  if (unattached === null) return <PaymentView reviewed={reviewed} attach={attach} />
  return (
    <UnattachedSignature
      appId={unattached}
      onAttached={() => {
        keepPaymentAttempt({ appId: unattached, returned: null })
        attached()
      }}
      onSkipped={submitted => void finish(submitted, unattached, { unsigned: true })}
    />
  )
}
