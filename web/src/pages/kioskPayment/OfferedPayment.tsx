import type { KioskPaymentQuery } from '@open-account/contracts/fields/kioskPaymentQuery'
import { formatDollars } from '@open-account/domain/deposit/money'
import type { GatewayPaymentMethod } from '@open-account/domain/payment/methods'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { readPaymentAttempt } from '../../session/paymentAttempt.ts'
import { redirectTo } from '../../session/redirectTo.ts'
import { PlainPage } from '../../features/plainPage/PlainPage.tsx'
import { Answers } from '../../kit/ui/answers/Answers.tsx'
import { Actions, Button } from '../../kit/ui/button/Button.tsx'
import { CancelQuestion } from './CancelQuestion.tsx'
import { goToTerminal } from './goToTerminal.ts'
import css from './OfferedPayment.module.css'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { payee, pleaseWait, processingPayment } from '../../features/payment/paymentTexts.ts'

/** Shown while the payment is processed. Source of the texts: document 2, section 2. */
export const WaitPage = () => (
  <PlainPage title={pleaseWait}>
    <Loader text={processingPayment} />
  </PlainPage>
)

const methods: Readonly<Record<GatewayPaymentMethod, string>> = {
  NETS_DEBIT: 'eNets',
  CREDIT_CARD: 'Credit card',
}

/**
 * The amount, the payment method and the button to the terminal. Cancel opens a question and returns to the payment
 * step.
 */
export const OfferedPayment = ({ query }: { readonly query: KioskPaymentQuery }) => {
  const { history } = useRouter()
  const [leaving, setLeaving] = useState(false)
  const [cancelling, setCancelling] = useState(false)
  if (leaving) return <WaitPage />
  const attempt = readPaymentAttempt()
  const amount = formatDollars(Number(query.amount))
  const goBack = () => {
    setLeaving(true)
    redirectTo(query.redirectUrl)
  }
  const leave = () => {
    setLeaving(true)
    goToTerminal(query, history.location.href)
  }
  return (
    <PlainPage title="Payment">
      <div className={css['answers']}>
        <Answers
          title="Your payment"
          answers={[
            { term: 'Pay to', value: payee },
            ...(attempt === null ? [] : [{ term: 'Application ID', value: attempt.appId }]),
            { term: 'Amount payable', value: amount },
            { term: 'Payment Method', value: methods[query.paymentMode] },
          ]}
        />
      </div>
      <p>Your application is accepted. You pay at the terminal beside this screen, and come back here.</p>
      <Actions>
        <Button look="secondary" onClick={() => setCancelling(true)}>
          Cancel
        </Button>
        <Button onClick={leave}>Pay {amount}</Button>
      </Actions>
      {cancelling && <CancelQuestion onStay={() => setCancelling(false)} onLeave={goBack} />}
    </PlainPage>
  )
}
