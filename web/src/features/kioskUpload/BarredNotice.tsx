import { CallUs } from '../failure/CallUs.tsx'
import { useWizard } from '../../session/useWizard.ts'
import type { KioskPanel } from '@open-account/domain/kiosk/kioskPanel'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'

interface BarredNoticeProps {
  readonly reason: Extract<KioskPanel, { readonly status: 'barred' }>['reason']
  /** Whether a required document is missing. */
  readonly isRequired: boolean
}

const reasons = {
  no_token: 'This kiosk was opened without its token.',
  other_kiosk: 'The documents of this application belong to another kiosk.',
} as const satisfies Record<BarredNoticeProps['reason'], string>

/** The reason why this kiosk accepts no upload by phone, and whether the applicant can continue. Texts are ours. */
export const BarredNotice = ({ reason, isRequired }: BarredNoticeProps) => (
  <Notice is="bad" live title="Documents cannot be uploaded at this kiosk">
    <p>
      {reasons[reason]}{' '}
      {isRequired
        ? 'Please ask our staff for help.'
        : 'You can go on, as no required document is missing, or ask our staff for help.'}
    </p>
    <CallUs view={useWizard()} />
  </Notice>
)
