import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { removePaymentFromAddress, deletePayment } from './requestedPayment.ts'
import { kioskVisit } from './kioskVisit.ts'
import { OfferedPayment, WaitPage } from './OfferedPayment.tsx'
import { RefusedPayment } from './RefusedPayment.tsx'
import { redirectTo } from '../../session/redirectTo.ts'
import { useWaitingForDevice } from '../../session/idle/useWaitingForDevice.ts'

/**
 * Redirects back to the application after the terminal's response; the application requests the status of the
 * payment.
 */
const AnsweredPayment = ({ returnAddress }: { readonly returnAddress: string }) => {
  useWaitingForDevice(true)
  useEffect(() => {
    deletePayment()
    redirectTo(returnAddress)
  }, [returnAddress])
  return <WaitPage />
}

/**
 * The payment page of a kiosk: shows the payment, redirects to the terminal, and back to the application afterwards.
 */
export default function KioskPaymentPage() {
  const { search } = useRouter().history.location
  const [visit] = useState(() => kioskVisit(search))
  useEffect(() => {
    // The navigation back replaces the entry with the terminal's answer.
    if (visit.page !== 'answered') removePaymentFromAddress()
  }, [visit])
  switch (visit.page) {
    case 'refused':
      return <RefusedPayment />
    case 'offered':
      return <OfferedPayment query={visit.query} />
    case 'answered':
      return <AnsweredPayment returnAddress={visit.returnAddress} />
  }
}
