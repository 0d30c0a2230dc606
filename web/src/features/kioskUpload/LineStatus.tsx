import { hasStream, type KioskPanel } from '@open-account/domain/kiosk/kioskPanel'
import { StatusWords } from '../../kit/ui/text/StatusWords.tsx'

interface LineStatusProps {
  readonly panel: KioskPanel
  /** Whether the applicant has finished on the phone. */
  readonly isDone: boolean
}

/** How the line to the phone is, where there is something to say of it. */
export const LineStatus = ({ panel, isDone }: LineStatusProps) => {
  if (hasStream(panel) && panel.isReconnecting)
    return <StatusWords is="bad">The connection was lost. Connecting again..</StatusWords>
  if (isDone) return <StatusWords is="good">All done on your phone. Please go on here.</StatusWords>
  if (panel.status !== 'open' || panel.phone === 'none') return null
  return <StatusWords is="good">Phone connected</StatusWords>
}
