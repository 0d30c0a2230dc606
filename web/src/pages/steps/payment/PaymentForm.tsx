import { formatDollars } from '@open-account/domain/deposit/money'
import type { AmountsToPay } from '@open-account/domain/payment/amountsToPay'
import { disabledBy } from '@open-account/domain/requirements/disabling'
import type { UnpaidReason } from '@open-account/domain/payment/process'
import { Suspense, useState } from 'react'
import type { PaymentAttempt } from '../../../session/paymentAttempt.ts'
import { lazyPart } from '../../../kit/ui/lazy/lazyPart.tsx'
import { paymentDevicePage } from '../../../session/paymentDevicePage.ts'
import { LeaveSiteQuestion } from '../../../features/links/LeaveSiteQuestion.tsx'
import { useShownErrors } from '../../../kit/form/useShownErrors.ts'
import type { Reviewed } from '../../../features/review/reviewed.ts'
import { Agreement } from '../../../features/terms/Agreement.tsx'
import { Declarations } from '../../../features/terms/Declarations.tsx'
import { Button } from '../../../kit/ui/button/Button.tsx'
import { Loader } from '../../../kit/ui/feedback/Loader.tsx'
import { UnbrokenText } from '../../../kit/ui/text/UnbrokenText.tsx'
import { Section } from '../../../kit/ui/section/Section.tsx'
import { screenState } from '../../../session/screenState.ts'
import { StepFinish } from '../../../kit/form/StepFinish.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { AmountToPay } from './AmountToPay.tsx'
import { kioskMaximumNeeds } from './kioskMaximumNeeds.ts'
import { PaymentMethods } from './PaymentMethods.tsx'
import { Unanswered } from './Unanswered.tsx'
import { unansweredNeeds } from './unansweredNeeds.ts'
import { Notice } from '../../../kit/ui/feedback/Notice.tsx'
import type { Need } from '../../../kit/ui/feedback/StillNeeded.tsx'
import css from './PaymentForm.module.css'
import { payee } from '../../../features/payment/paymentTexts.ts'
import { agreement } from '@open-account/contracts/fields/agreement'
import { paymentMethod } from '@open-account/contracts/fields/paymentMethod'
import * as z from 'zod/mini'
import { useDraftForm } from '../../../session/useDraftForm.ts'

const schema = z.object({
  payment: z.object({ PAYMENT_METHOD: paymentMethod, check_i_confirm: agreement }),
})

/** The form of the payment: the payment method and the agreement to the terms. */
const usePaymentForm = (onPay: () => void) =>
  useDraftForm({ slices: ['payment'], schema: () => schema, onNext: onPay })

/** The notice that the deposit is above the maximum of a kiosk. */
const KioskMaximum = ({ need: { id, text } }: { readonly need: Need }) => (
  <div className={css['notice']} id={id} tabIndex={-1}>
    <Notice is="bad">
      <p>{text}</p>
    </Notice>
  </div>
)

/** Loaded for an accepted application that is not paid. */
const UnpaidNotice = lazyPart(
  () => import('./UnpaidNotice.tsx'),
  module => module.UnpaidNotice,
)

interface PaymentFormProps {
  readonly reviewed: Reviewed
  readonly amounts: AmountsToPay | null
  /** The accepted application, of which only the payment is left; null before its submission. */
  readonly attempt: PaymentAttempt | null
  /** Why it is unpaid; null before the message about it shows. */
  readonly reason: UnpaidReason | null
  readonly paying: boolean
  readonly onPay: () => void
}

/** The amount, the payment method and the agreement to the terms. */
export const PaymentForm = ({ reviewed, amounts, attempt, reason, paying, onPay }: PaymentFormProps) => {
  const { facts, flags, goBack, settings } = useWizard()
  // The flags contain the admin fee, GST and the maximum of a kiosk: no amount is shown before they are read.
  const isPriced = flags.kind !== 'unread'
  const [leaving, setLeaving] = useState(false)
  const accepted = attempt !== null
  const form = usePaymentForm(() => (paymentDevicePage() === null ? setLeaving(true) : onPay()))
  const unanswered = accepted || !isPriced ? [] : unansweredNeeds(reviewed, amounts)
  const tooMuch = isPriced ? kioskMaximumNeeds(amounts, settings) : []
  const errors = [...useShownErrors(form), ...unanswered, ...tooMuch]
  const disabled = disabledBy(
    'payment',
    facts,
    screenState({ shownErrors: errors.map(({ id }) => id), submitting: paying }),
  )
  const leave = () => {
    setLeaving(false)
    onPay()
  }
  const pending = paying || !isPriced
  return (
    <form.AppForm>
      <form.Body>
        {attempt && reason && (
          <Suspense fallback={<Loader />}>
            <UnpaidNotice
              attempt={attempt}
              reason={reason}
              unavailable={disabled.length > 0}
              pending={pending}
            />
          </Suspense>
        )}
        {unanswered.length > 0 && <Unanswered />}
        {tooMuch.map(need => (
          <KioskMaximum key={need.id} need={need} />
        ))}
        {amounts !== null && (
          <Section title="Security deposit">
            {isPriced ? <AmountToPay amounts={amounts} /> : <Loader />}
          </Section>
        )}
        <PaymentMethods form={form} />
        <Declarations />
        <Agreement form={form} name="payment.check_i_confirm" />
        <StepFinish
          disabled={disabled}
          needsOf={condition => (condition === 'errors_shown' ? errors : [])}
          back={accepted ? undefined : { label: 'Back', onPress: () => void goBack() }}
          next={amounts === null || !isPriced ? 'Pay' : `Pay ${formatDollars(amounts.payable)}`}
          pending={pending}
        />
      </form.Body>
      {leaving && (
        <LeaveSiteQuestion onClose={() => setLeaving(false)} way={<Button onClick={leave}>Continue</Button>}>
          <p>
            {!accepted && 'Your application is submitted now. '}You pay{' '}
            {amounts !== null && <b>{formatDollars(amounts.payable)}</b>} to {payee}
            {attempt && (
              <>
                {' '}
                for application <UnbrokenText>{attempt.appId}</UnbrokenText>
              </>
            )}
            . Afterwards you come back to this page.
          </p>
        </LeaveSiteQuestion>
      )}
    </form.AppForm>
  )
}
