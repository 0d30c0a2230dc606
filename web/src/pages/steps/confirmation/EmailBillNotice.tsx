import { changeEmail } from '@open-account/contracts/fields/emailMessages'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../../kit/ui/feedback/Notice.tsx'
import { useWizard } from '../../../session/useWizard.ts'

interface EmailBillNoticeProps {
  readonly id: string
  readonly sentence: string
  /** Whether the application can be submitted only after the verification. */
  readonly blocking: boolean
}

/** The e-bill's address is not verified yet: the consequence, and a link to verify it. */
export const EmailBillNotice = ({ id, sentence, blocking }: EmailBillNoticeProps) => {
  const { signup, draft } = useWizard()
  const { domain, type } = signup
  const to = '/open-account/$domain/$type/$step'
  return (
    <div id={id}>
      <Notice is={blocking ? 'bad' : 'info'} live={blocking} title={sentence}>
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
