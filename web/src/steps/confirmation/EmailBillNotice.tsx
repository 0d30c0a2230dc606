import { changeEmail } from '@open-account/contracts/fields/emailSentences'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { useWizard } from '../../wizard/useWizard.ts'

/** The e-bill's address is not verified yet: what to do, and the way there. */
export const EmailBillNotice = ({ id, sentence }: { readonly id: string; readonly sentence: string }) => {
  const { signup, draft } = useWizard()
  const { domain, type } = signup
  const to = '/open-account/$domain/$type/$step'
  return (
    <div id={id}>
      <Notice is="bad" live title={sentence}>
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
