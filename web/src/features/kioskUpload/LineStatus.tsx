import { hasStream, type KioskPanel } from '@open-account/domain/kiosk/kioskPanel'
import { StatusText } from '../../kit/ui/text/StatusText.tsx'

interface LineStatusProps {
  readonly panel: KioskPanel
  /** Whether the applicant has finished on the phone. */
  readonly isDone: boolean
}

/** The status of the connection to the phone, if there is one to show. */
export const LineStatus = ({ panel, isDone }: LineStatusProps) => {
  if (hasStream(panel) && panel.isReconnecting)
    return <StatusText is="bad">The connection was lost. Connecting again..</StatusText>
  if (isDone) return <StatusText is="good">All done on your phone. Please go on here.</StatusText>
  if (panel.status !== 'open' || panel.phone === 'none') return null
  return <StatusText is="good">Phone connected</StatusText>
}
