import type { AmountsToPay } from '@open-account/domain/payment/amountsToPay'
import {
  gatewayReturnOf,
  nextPayment,
  notPaid,
  type PaymentEvent,
  type PaymentProcess,
} from '@open-account/domain/payment/process'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useReducer, useState } from 'react'
import { postForm } from '../../../http/api/postForm.ts'
import {
  savePaymentAttempt,
  type PaymentAttempt,
  readPaymentAttempt,
} from '../../../session/paymentAttempt.ts'
import { sessionKeys, writeSession } from '../../../session/session.ts'
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
import { goToKioskPayment } from '../../../features/payment/goToKioskPayment.ts'
import { paymentAnswers } from './paymentAnswers.ts'
import { useReturnFromGateway } from './useReturnFromGateway.ts'
import { usePolling } from './usePolling.ts'
import { lazyPart } from '../../../kit/ui/lazy/lazyPart.tsx'
import { contract } from '@open-account/contracts'
import { markRedirect } from '../../../http/api/markRedirect.ts'

/** Loaded when the service knows another application for these premises. */
const PendingApplicationDialog = lazyPart(
  () => import('./PendingApplicationDialog.tsx'),
  ({ PendingApplicationDialog }) => PendingApplicationDialog,
)

/** The URL to which the gateway redirects: the service's callback, which redirects to the present address (C-093). */
const paymentRedirect = (): string => {
  const service = `${import.meta.env.VITE_API_BASE_URL ?? ''}${contract.payment.callback.path}`
  const callback = new URL(service, location.href)
  callback.searchParams.set('return', withoutReturn(location.href))
  return callback.href
}

/** Suspends the end of an idle session while this is running. */
const useSuspendIdleTimeout = (running: boolean): void => {
  useEffect(() => {
    if (!running) return undefined
    markRedirect(true)
    return () => {
      markRedirect(false)
    }
  }, [running])
}

/** The stored attempt, with the return parameters of the address. */
const storedAttempt = (search: string): PaymentAttempt | null => {
  const stored = readPaymentAttempt()
  return stored && { ...stored, returned: gatewayReturn(search) ?? stored.returned }
}

const polledAttempt = ({ returned }: PaymentAttempt) =>
  ({ type: 'polling_started', returned: gatewayReturnOf(returned && returned.status) }) as const

const start = (attempt: PaymentAttempt | null): PaymentProcess =>
  attempt === null ? notPaid : nextPayment(notPaid, polledAttempt(attempt))

/** The states in which the session must not end, because the payer may be charged. */
const running: ReadonlySet<PaymentProcess['status']> = new Set(['submitting', 'leaving', 'polling'])

interface Paying {
  readonly reviewed: Reviewed
  readonly amounts: AmountsToPay | null
  /** Attaches a signature to the form of the application, before the payment. */
  readonly attach: Attach
}

/** The payment of an application: its state, its attempt and its actions. */
export const usePayment = ({ reviewed, amounts, attach }: Paying) => {
  const { readdress, cancel, signup, flags } = useWizard()
  const { search } = useRouter().history.location
  const [attempt, setAttempt] = useState(() => storedAttempt(search))
  const [payment, dispatch] = useReducer(nextPayment, attempt, start)
  const [pending, setPending] = useState<string | null>(null)
  const failure = useFailure(issueLines)

  // The return parameters are read once and removed from the address.
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
  // The receipt requires the admin fee and GST of the flags.
  usePolling(payment.status === 'polling' && flags.kind !== 'unread' ? attempt : null, take)
  useReturnFromGateway(payment.status === 'leaving', () =>
    dispatch({ type: 'polling_started', returned: 'none' }),
  )

  useSuspendIdleTimeout(running.has(payment.status))
  useWaitingForDevice(payment.status === 'polling')

  const goToPayment = async ({ app_id: appId, payment_details: details, hmac }: Accepted) => {
    const signature = details?.hmac ?? hmac
    // Without a form to post the application is paid already, which the status shows.
    const begun = {
      appId,
      returned: details === undefined ? { status: '', reference: '', message: '' } : null,
    }
    savePaymentAttempt(begun)
    setAttempt(begun)
    if (details === undefined) return dispatch(polledAttempt(begun))
    const device = paymentDevicePage()
    if (device !== null && amounts !== null) {
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
  /** The applicant gives this application up, so it cannot be continued. */
  const terminate = () => {
    writeSession(sessionKeys.place, null)
    void cancel()
  }
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
    checkAgain: () => attempt && dispatch(polledAttempt(attempt)),
    payAgain: () => dispatch({ type: 'pay_again' }),
    dialogs: (
      <>
        {pending !== null && (
          <Suspense>
            <PendingApplicationDialog
              description={pending}
              onContinue={() => pay(true)}
              onCancel={terminate}
            />
          </Suspense>
        )}
        {failure.dialog}
      </>
    ),
  }
}
