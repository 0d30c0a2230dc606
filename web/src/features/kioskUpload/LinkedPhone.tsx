import type { KioskPanel } from '@open-account/domain/kiosk/kioskPanel'
import type { ReactNode } from 'react'
import { errorMessages } from '../failure/errorMessages.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { InfoButton } from '../../kit/ui/button/InfoButton.tsx'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'
import { LinkArea } from './LinkArea.tsx'
import css from './LinkBand.module.css'
import { PhoneLink } from './PhoneLink.tsx'

interface LinkedPhoneProps {
  readonly panel: KioskPanel
  /** What to do on the phone. */
  readonly task?: ReactNode
  readonly onRefresh: () => void
}

const refreshLabel = 'Refresh QR code'

const Content = ({ panel, task, onRefresh }: LinkedPhoneProps) => {
  switch (panel.status) {
    case 'opening':
      return <Loader />
    case 'open':
      return (
        <>
          <div className={css['link']}>
            <PhoneLink link={panel.link} task={task} />
          </div>
          <div className={css['actions']}>
            <InfoButton icon="clock" onClick={onRefresh}>
              {refreshLabel}
            </InfoButton>
          </div>
        </>
      )
    case 'expired':
      return (
        <Notice is="bad" live title={errorMessages.qr_code_expired.text}>
          <p>What has arrived is kept.</p>
          <Button look="secondary" small onClick={onRefresh}>
            {refreshLabel}
          </Button>
        </Notice>
      )
    case 'done':
    case 'barred':
      return (
        <Notice is="bad" live title="Your phone cannot be used for this application">
          <p>Please go on with this device.</p>
        </Notice>
      )
  }
}

/** The QR code by which an applicant at a computer connects a phone, or the reason why there is none. */
export const LinkedPhone = ({ onRefresh, ...props }: LinkedPhoneProps) => (
  <LinkArea status={props.panel.status}>
    {act => <Content {...props} onRefresh={() => act(onRefresh)} />}
  </LinkArea>
)
