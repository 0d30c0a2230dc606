import type { KioskPanel } from '@open-account/domain/kiosk/kioskPanel'
import { errorMessages } from '../failure/errorMessages.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { InfoButton } from '../../kit/ui/button/InfoButton.tsx'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'
import { BarredNotice } from './BarredNotice.tsx'
import { LinkArea } from './LinkArea.tsx'
import css from './LinkBand.module.css'
import { PhoneLink } from './PhoneLink.tsx'

interface LinkBandProps {
  readonly panel: KioskPanel
  /** Whether a file has arrived, so that the applicant can finish. */
  readonly hasArrived: boolean
  /** Whether a required document is missing. */
  readonly isRequired: boolean
  readonly onRefresh: () => void
  readonly onFinish: () => void
}

const refreshLabel = 'Refresh QR code'

const Content = ({ panel, hasArrived, isRequired, onRefresh, onFinish }: LinkBandProps) => {
  switch (panel.status) {
    case 'opening':
      return <Loader />
    case 'open':
      return (
        <>
          <div className={css['link']}>
            <PhoneLink link={panel.link} />
          </div>
          <div className={css['actions']}>
            <InfoButton icon="clock" onClick={onRefresh}>
              {refreshLabel}
            </InfoButton>
            {hasArrived && (
              <Button look="secondary" small onClick={onFinish}>
                Done
              </Button>
            )}
          </div>
        </>
      )
    case 'expired':
      return (
        <>
          <Notice is="bad" live title={errorMessages.qr_code_expired.text}>
            <p>What has arrived is kept.</p>
          </Notice>
          <div className={css['actions']}>
            <Button onClick={onRefresh}>{refreshLabel}</Button>
          </div>
        </>
      )
    case 'barred':
      return <BarredNotice reason={panel.reason} isRequired={isRequired} />
    case 'done':
      return (
        <>
          <Notice is="good" live title="The upload by phone is done.">
            <p>You can put your phone away.</p>
          </Notice>
          <div className={css['actions']}>
            <Button look="secondary" onClick={onRefresh}>
              Show a QR code again
            </Button>
          </div>
        </>
      )
  }
}

/** The band with the link for the phone, or the status of the upload. */
export const LinkBand = ({ onRefresh, onFinish, ...props }: LinkBandProps) => (
  <LinkArea status={props.panel.status} className={css['band']}>
    {act => <Content {...props} onRefresh={() => act(onRefresh)} onFinish={() => act(onFinish)} />}
  </LinkArea>
)
