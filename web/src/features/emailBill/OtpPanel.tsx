import { useRef } from 'react'
import { otpMessages } from '@open-account/contracts/fields/otpMessages'
import { isOtp, otpLength } from '@open-account/domain/otp/otp'
import {
  attemptsLeft,
  canEnterOtp,
  canRequestOtp,
  nextOtp,
  type OtpVerification,
  otpMaxAttempts,
  secondsUntilExpiry,
  secondsUntilResend,
} from '@open-account/domain/otp/verification'
import { saveDraft } from '../../session/draftStore.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Countdown } from '../../kit/ui/feedback/Countdown.tsx'
import { formatDuration } from '../../kit/ui/feedback/duration.ts'
import { OtpField } from '../../kit/ui/field/OtpField.tsx'
import { StatusText } from '../../kit/ui/text/StatusText.tsx'
import { useRowFocus } from '../documents/useRowFocus.ts'
import { useWizard } from '../../session/useWizard.ts'
import css from './OtpPanel.module.css'
import { type OtpSubject, useOtpState } from '../../session/otp.ts'
import { useServiceClock } from '../../session/useServiceClock.ts'
import { requestOtp, verifyOtp } from './verifyEmail.ts'

const otpFieldId = 'ebill_otp'

interface OtpPanelProps {
  readonly subject: OtpSubject
  /** The address on the screen, masked when it is that of the applicant's existing account. */
  readonly shownEmail: string
}

const isPending = ({ status }: OtpVerification) => status === 'requesting' || status === 'verifying'

const attemptsText = (left: number): string => `${left} ${left === 1 ? 'attempt' : 'attempts'} left.`

/**
 * Verifies the address for bills: requests an OTP, verifies it once its last digit is in, and shows the remaining time
 * and attempts.
 */
export const OtpPanel = ({ subject, shownEmail }: OtpPanelProps) => {
  const { draft } = useWizard()
  const state = useOtpState(subject)
  const now = useServiceClock('sentAt' in state)
  const otp = nextOtp(state, { type: 'time_passed', now })
  const { ebill_otp: entered } = draft.review
  const panel = useRef<HTMLDivElement>(null)
  const act = useRowFocus(otpFieldId, isPending(otp) ? 'pending' : otp.status, panel)
  if (otp.status === 'verified')
    return (
      <div id={otpFieldId} tabIndex={-1}>
        <StatusText is="good">Email address verified</StatusText>
      </div>
    )

  const untilResend = secondsUntilResend(otp, now)
  const untilExpiry = secondsUntilExpiry(otp, now)
  const wasSent = 'sentAt' in otp
  const left = attemptsLeft(otp)
  const error = otp.status === 'failed' ? otpMessages[otp.reason] : undefined
  const enterable = canEnterOtp(otp, now) || otp.status === 'verifying'
  const verify = (digits: string) => act(() => void verifyOtp(subject, digits))
  const enter = (digits: string) => {
    saveDraft(({ review }) => ({ review: { ...review, ebill_otp: digits } }))
    if (isOtp(digits) && digits !== entered && canEnterOtp(otp, now)) verify(digits)
  }
  return (
    <div className={css['panel']} ref={panel}>
      {wasSent && (
        <OtpField
          id={otpFieldId}
          label="OTP"
          hint={`${otpLength} digits, sent to ${shownEmail}. We check them once all are in.`}
          error={error}
          digits={otpLength}
          value={entered}
          readOnly={!enterable}
          onChange={enter}
          onEnter={isOtp(entered) && enterable ? () => verify(entered) : undefined}
          action={
            <Button
              onClick={() => verify(entered)}
              look="secondary"
              unavailable={!enterable || !isOtp(entered)}
              pending={otp.status === 'verifying'}
            >
              Verify
            </Button>
          }
          after={
            untilExpiry > 0 && (
              <Countdown label="This OTP expires in" seconds={untilExpiry}>
                {left < otpMaxAttempts && `${attemptsText(left)} `}
                {untilResend > 0 && `You can ask for a new one in ${formatDuration(untilResend)}.`}
              </Countdown>
            )
          }
        />
      )}
      {!wasSent && error !== undefined && <StatusText is="bad">{error}</StatusText>}
      {wasSent && untilExpiry === 0 && untilResend > 0 && (
        <p>You can ask for a new OTP in {formatDuration(untilResend)}.</p>
      )}
      <Button
        look="secondary"
        small
        id={wasSent ? undefined : otpFieldId}
        unavailable={!canRequestOtp(otp, now) && otp.status !== 'requesting'}
        pending={otp.status === 'requesting'}
        onClick={() => act(() => void requestOtp(subject))}
      >
        {wasSent ? 'Request a new OTP' : 'Request OTP'}
      </Button>
    </div>
  )
}
