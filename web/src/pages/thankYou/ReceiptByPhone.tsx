import { useState } from 'react'
import { QrCode } from '../../features/kioskUpload/QrCode.tsx'
import { reported } from '../../http/api/bodyOf.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Icon } from '../../kit/ui/icon/Icon.tsx'
import { StatusText } from '../../kit/ui/text/StatusText.tsx'
import { Note } from '../../kit/ui/text/text.tsx'
import { linkToReceipt } from './receiptCalls.ts'

type Stage =
  | { readonly kind: 'ready' | 'loading' | 'failed' }
  | { readonly kind: 'linked'; readonly url: string }

/** The QR code by which the receipt leaves a shared device, on which nothing may be saved (decision 0046). */
export const ReceiptByPhone = ({ stateId }: { readonly stateId: string }) => {
  const [stage, setStage] = useState<Stage>({ kind: 'ready' })
  const link = async () => {
    setStage({ kind: 'loading' })
    try {
      setStage({ kind: 'linked', url: await reported(linkToReceipt(stateId)) })
    } catch {
      setStage({ kind: 'failed' })
    }
  }
  if (stage.kind === 'linked')
    return (
      <section aria-label="Your receipt on your phone" tabIndex={-1} ref={group => group?.focus()}>
        <QrCode url={stage.url} />
        <Note>
          Scan the QR code with your phone’s camera to save the receipt there. The code works for 30 minutes,
          also after you have left this kiosk.
        </Note>
      </section>
    )
  return (
    <>
      <Button look="secondary" small pending={stage.kind === 'loading'} onClick={() => void link()}>
        <Icon name="save" />
        Save the receipt on your phone
      </Button>
      <div role="alert">
        {stage.kind === 'failed' && (
          <StatusText is="bad">The QR code could not be made. Please try again.</StatusText>
        )}
      </div>
    </>
  )
}
