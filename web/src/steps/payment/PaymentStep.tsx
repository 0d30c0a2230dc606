import { useState } from 'react'
import { keepPaymentAttempt } from '../../application/paymentAttempt.ts'
import { readUnattached } from '../../application/unattached.ts'
import { useReviewed } from '../../review/useReviewed.ts'
import { UnattachedSignature } from '../../submission/UnattachedSignature.tsx'
import { useViewChange } from '../../wizard/useViewChange.ts'
import { PaymentView } from './PaymentView.tsx'

/** Payment: the deposit is paid online, and the application is submitted with it. */
export default function PaymentStep() {
  const reviewed = useReviewed()
  const [unattached, setUnattached] = useState(readUnattached)
  useViewChange(unattached === null ? 'payment' : 'signature')
  if (unattached === null) return <PaymentView reviewed={reviewed} onUnattached={setUnattached} />
  return (
    <UnattachedSignature
      reviewed={reviewed}
      appId={unattached}
      onAttached={() => {
        keepPaymentAttempt({ appId: unattached, returned: null })
        setUnattached(null)
      }}
    />
  )
}
