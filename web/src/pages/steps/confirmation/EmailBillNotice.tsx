import { changeEmail } from '@open-account/contracts/fields/emailMessages'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../../kit/ui/feedback/Notice.tsx'
import { useWizard } from '../../../session/useWizard.ts'

interface EmailBillNoticeProps {
  readonly id: string
  readonly text: string
  /** Whether the application can be submitted only after the verification. */
  readonly blocking: boolean
}

/** The notice that the address of the e-bill is not verified, with the consequence and a link to verify it. */
export const EmailBillNotice = ({ id, text, blocking }: EmailBillNoticeProps) => {
  const { signup, draft } = useWizard()
  const { domain, type } = signup
  const to = '/open-account/$domain/$type/$step'
  return (
    <div id={id}>
      <Notice is={blocking ? 'bad' : 'info'} live={blocking} title={text}>
        {draft.signup.ebillEligible ? (
          <p>
            <Link
              to={to}
              params={{ domain, type, step: 'utilities' }}
              search={{ from: 'confirmation', target: 'ebill_otp' }}
            >
              Verify your email address
            </Link>
          </p>
        ) : (
          <p>
            {changeEmail}{' '}
            <Link
              to={to}
              params={{ domain, type, step: 'particulars' }}
              search={{ from: 'confirmation', target: 'email' }}
            >
              Change Email
            </Link>
          </p>
        )}
      </Notice>
    </div>
  )
}
