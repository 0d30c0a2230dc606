import { Link } from '@tanstack/react-router'
import { changeEmail } from '@open-account/contracts/fields/emailSentences'
import { maskEmail } from '@open-account/domain/contact/masking'
import { contactEmail } from '../application/contactEmail.ts'
import { saveDraft } from '../application/draftStore.ts'
import { errorWords } from '../dialogs/errorWords.ts'
import { CheckboxField } from '../ui/choice/CheckboxField.tsx'
import { Notice } from '../ui/feedback/Notice.tsx'
import { FieldSection } from '../ui/section/FieldSection.tsx'
import { Inset } from '../ui/section/Inset.tsx'
import { StatusWords } from '../ui/text/StatusWords.tsx'
import { useWizard } from '../wizard/useWizard.ts'
import css from './EmailBillSection.module.css'
import { OtpPanel } from './OtpPanel.tsx'
import { isOtpBypassed } from './isOtpBypassed.ts'

/** Where bills by e-mail are chosen: links lead here. */
const emailBillId = 'ebill'

const ChangeEmail = () => {
  const { signup } = useWizard()
  return (
    <Link
      to="/open-account/$domain/$type/$step"
      params={{ domain: signup.domain, type: signup.type, step: 'particulars' }}
      search={{ target: 'email' }}
    >
      Change Email
    </Link>
  )
}

/** How bills come: by e-mail once its address is verified, on paper, or both. */
export const EmailBillSection = () => {
  const { draft, signup, flags, capabilities } = useWizard()
  if (!capabilities.emailBill) return null
  const { linked_email: linked, ebillEligible } = draft.signup
  const { ebill, enable_paper_bill: paper } = draft.review
  const email = contactEmail(draft)
  const shown = linked === '' ? email : maskEmail(email)
  const bypassed = isOtpBypassed(flags)
  const change = (changed: Partial<typeof draft.review>) =>
    saveDraft(({ review }) => ({ review: { ...review, ...changed } }))
  return (
    <FieldSection title="e-bill">
      {!ebillEligible && (
        <Notice is="bad" title={errorWords.email_linked.text}>
          <p>{changeEmail}</p>
          <p>
            <ChangeEmail />
          </p>
        </Notice>
      )}
      {(ebillEligible || ebill) && (
        <CheckboxField
          id={emailBillId}
          label={`Send my bills to ${shown}`}
          note={bypassed ? undefined : 'An OTP verifies this email address.'}
          checked={ebill}
          onChange={chosen => change({ ebill: chosen })}
        />
      )}
      {ebillEligible && (
        <Inset>
          {linked === '' && (
            <p className={css['change']}>
              <ChangeEmail />
            </p>
          )}
          {ebill && bypassed && <StatusWords is="good">No OTP is needed.</StatusWords>}
          {ebill && !bypassed && <OtpPanel subject={{ stateId: signup.stateId, email }} shownEmail={shown} />}
        </Inset>
      )}
      <CheckboxField
        id="enable_paper_bill"
        label="Send me paper bills"
        checked={paper}
        onChange={chosen => change({ enable_paper_bill: chosen })}
      />
    </FieldSection>
  )
}
