import type { AmountsToPay } from '@open-account/domain/payment/amountsToPay'
import {
  gatewayReturnOf,
  nextPayment,
  notPaid,
  type PaymentEvent,
  type PaymentProcess,
} from '@open-account/domain/payment/process'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useReducer, useState } from 'react'
import { postForm } from '../../../http/api/postForm.ts'
import {
  savePaymentAttempt,
  type PaymentAttempt,
  readPaymentAttempt,
} from '../../../session/paymentAttempt.ts'
import { paymentDevicePage } from '../../../session/paymentDevicePage.ts'
import { toCommercialSubmission } from '../../../session/submission/toCommercialSubmission.ts'
import { useFailure } from '../../../features/failure/useFailure.tsx'
import type { Reviewed } from '../../../features/review/reviewed.ts'
import { useWaitingForDevice } from '../../../session/idle/useWaitingForDevice.ts'
import { issueLines } from '../../../features/submission/refusals.ts'
import { useFinish } from '../../../features/submission/useFinish.ts'
import { type Accepted, type Attach, useSubmit } from '../../../features/submission/useSubmit.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { gatewayReturn, withoutReturn } from '../../../features/payment/gatewayReturn.ts'
import { paymentAnswers } from './paymentAnswers.ts'
import { PendingApplicationDialog } from './PendingApplicationDialog.tsx'
import { useReturnFromGateway } from './useReturnFromGateway.ts'
import { usePolling } from './usePolling.ts'
import { loadAgain } from '../../../kit/ui/lazy/loadAgain.ts'
import { contract } from '@open-account/contracts'
import { markRedirect } from '../../../http/api/markRedirect.ts'

/** Where the gateway sends the browser: the service's callback, which brings it back to the present address (C-093). */
const paymentRedirect = (): string => {
  const service = `${import.meta.env.VITE_API_BASE_URL ?? ''}${contract.payment.callback.path}`
  const callback = new URL(service, location.href)
  callback.searchParams.set('return', withoutReturn(location.href))
  return callback.href
}

/** Lets nothing end the session while this is running. */
const useSuspendIdleTimeout = (running: boolean): void => {
  useEffect(() => {
    if (!running) return undefined
    markRedirect(true)
    return () => {
      markRedirect(false)
    }
  }, [running])
}

/** An attempt that was begun before the page came: with what its address says of a return. */
const attemptBefore = (search: string): PaymentAttempt | null => {
  const kept = readPaymentAttempt()
  return kept && { ...kept, returned: gatewayReturn(search) ?? kept.returned }
}

const askedAbout = ({ returned }: PaymentAttempt) =>
  ({ type: 'polling_started', returned: gatewayReturnOf(returned && returned.status) }) as const

const start = (attempt: PaymentAttempt | null): PaymentProcess =>
  attempt === null ? notPaid : nextPayment(notPaid, askedAbout(attempt))

/** While it is at these, nobody ends the session: the payer may be charged just now. */
const running: ReadonlySet<PaymentProcess['status']> = new Set(['submitting', 'leaving', 'polling'])

interface Paying {
  readonly reviewed: Reviewed
  readonly amounts: AmountsToPay | null
  /** Has a signature attached to the form of the application: before that nobody pays. */
  readonly attach: Attach
}

/** Paying for an application: what it is at, what is known of the attempt, and what the applicant can do. */
export const usePayment = ({ reviewed, amounts, attach }: Paying) => {
  const { readdress, cancel, signup, flags } = useWizard()
  const { search } = useRouter().history.location
  const [attempt, setAttempt] = useState(() => attemptBefore(search))
  const [payment, dispatch] = useReducer(nextPayment, attempt, start)
  const [pending, setPending] = useState<string | null>(null)
  const failure = useFailure(issueLines)

  // A return is taken once: it does not stand in the address when somebody comes here again.
  useEffect(() => {
    if (attempt !== null) savePaymentAttempt(attempt)
  }, [attempt])
  useEffect(() => {
    if (gatewayReturn(search) !== null) void readdress({})
  }, [search, readdress])

  const finish = useFinish()
  const take = (event: PaymentEvent) => {
    dispatch(event)
    if (attempt !== null && nextPayment(payment, event).status === 'paid')
      void finish(reviewed, attempt.appId, {
        paid: [paymentAnswers({ draft: reviewed.draft, amounts, attempt })],
      })
  }
  // The admin fee and GST on the receipt come with the flags.
  usePolling(payment.status === 'polling' && flags.kind !== 'unread' ? attempt : null, take)
  useReturnFromGateway(payment.status === 'leaving', () =>
    dispatch({ type: 'polling_started', returned: 'none' }),
  )

  useSuspendIdleTimeout(running.has(payment.status))
  useWaitingForDevice(payment.status === 'polling')

  const goToPayment = async ({ app_id: appId, payment_details: details, hmac }: Accepted) => {
    const signature = details?.hmac ?? hmac
    // Without a form to post nothing is left to be paid: the status will say so.
    const begun = {
      appId,
      returned: details === undefined ? { status: '', reference: '', message: '' } : null,
    }
    savePaymentAttempt(begun)
    setAttempt(begun)
    if (details === undefined) return dispatch(askedAbout(begun))
    const device = paymentDevicePage()
    if (device !== null && amounts !== null) {
      const { goToKioskPayment } = await loadAgain(
        () => import('../../../features/payment/goToKioskPayment.ts'),
      )
      dispatch({ type: 'sent' })
      return goToKioskPayment(device, {
        amount: amounts.payable,
        method: reviewed.draft.payment.PAYMENT_METHOD,
        stateId: signup.stateId,
      })
    }
    if (signature === undefined) {
      dispatch({ type: 'refused' })
      return failure.say('payment_error')
    }
    dispatch({ type: 'sent' })
    return postForm(details.enets_url, { payload: details.payload, apiKey: details.api_key, hmac: signature })
  }
  const submit = useSubmit({
    failure,
    onAccepted: goToPayment,
    onRefused: () => dispatch({ type: 'refused' }),
    onPending: setPending,
    attach,
  })
  const pay = (bypassDuplicateCheck: boolean) => {
    if (payment.status !== 'unpaid') return
    setPending(null)
    dispatch({ type: 'submitted' })
    const redirect = paymentRedirect()
    void submit(reviewed, submitted => toCommercialSubmission(submitted, { redirect, bypassDuplicateCheck }))
  }

  return {
    payment,
    attempt,
    pay: () => pay(false),
    checkAgain: () => attempt && dispatch(askedAbout(attempt)),
    payAgain: () => dispatch({ type: 'pay_again' }),
    dialogs: (
      <>
        {pending !== null && (
          <PendingApplicationDialog
            description={pending}
            onContinue={() => pay(true)}
            onCancel={() => void cancel()}
          />
        )}
        {failure.dialog}
      </>
    ),
  }
}
