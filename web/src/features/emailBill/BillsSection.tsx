import { Link } from '@tanstack/react-router'
import { changeEmail } from '@open-account/contracts/fields/emailMessages'
import { type BillDelivery, billFields, chosenBillDelivery } from '@open-account/domain/bills/billDelivery'
import { maskEmail } from '@open-account/domain/contact/masking'
import { contactEmail } from '../../session/draftSelectors.ts'
import { saveDraft } from '../../session/draftStore.ts'
import { errorMessages } from '../failure/errorMessages.ts'
import { RadioField, type RadioOption } from '../../kit/ui/choice/RadioField.tsx'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'
import { FieldSection } from '../../kit/ui/section/FieldSection.tsx'
import { Inset } from '../../kit/ui/section/Inset.tsx'
import { StatusText } from '../../kit/ui/text/StatusText.tsx'
import { useWizard } from '../../session/useWizard.ts'
import css from './BillsSection.module.css'
import { OtpPanel } from './OtpPanel.tsx'
import { isOtpBypassed } from '../../session/otp.ts'

/** The id of the choice of bills, for links. */
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

interface Email {
  /** The address on the screen, masked when it is that of the applicant's existing account. */
  readonly shown: string
  /** Whether the address belongs to no other utilities account. */
  readonly eligible: boolean
  readonly note: string | undefined
}

const optionsFor = ({ shown, eligible, note }: Email): readonly RadioOption<BillDelivery>[] => [
  { value: 'email', label: `By e-mail to ${shown}`, note, disabled: !eligible },
  { value: 'paper', label: 'On paper to your mailing address' },
  { value: 'both', label: 'By e-mail and on paper', note: eligible ? undefined : note, disabled: !eligible },
]

const verificationNote = (isBypassed: boolean) =>
  isBypassed ? undefined : 'An OTP verifies this email address.'

/** The choice of how bills arrive: by e-mail, once an OTP verifies the address, on paper, or both. */
export const BillsSection = () => {
  const { draft, signup, flags, capabilities } = useWizard()
  if (!capabilities.emailBill) return null
  const { linked_email: linked, ebillEligible: eligible } = draft.signup
  const { ebill } = draft.review
  const email = contactEmail(draft)
  const shown = linked === '' ? email : maskEmail(email)
  const isBypassed = isOtpBypassed(flags)
  const note = eligible ? verificationNote(isBypassed) : 'Not available for this email address.'
  return (
    <FieldSection title="Bills">
      {!eligible && (
        <Notice is="bad" title={errorMessages.email_linked.text}>
          <p>{changeEmail}</p>
          <p>
            <ChangeEmail />
          </p>
        </Notice>
      )}
      <RadioField
        id={emailBillId}
        label="How should your bills come?"
        options={optionsFor({ shown, eligible, note })}
        value={chosenBillDelivery(draft.review)}
        onChange={delivery => saveDraft(({ review }) => ({ review: { ...review, ...billFields(delivery) } }))}
      />
      {eligible && ebill && (
        <Inset>
          {linked === '' && (
            <p className={css['change']}>
              <ChangeEmail />
            </p>
          )}
          {isBypassed ? (
            <StatusText is="good">No OTP is needed.</StatusText>
          ) : (
            <OtpPanel subject={{ stateId: signup.stateId, email }} shownEmail={shown} />
          )}
        </Inset>
      )}
    </FieldSection>
  )
}
