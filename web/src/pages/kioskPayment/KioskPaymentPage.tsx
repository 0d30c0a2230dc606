import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { forgetAddress, forgetPayment } from './askedPayment.ts'
import { kioskVisit } from './kioskVisit.ts'
import { OfferedPayment, WaitPage } from './OfferedPayment.tsx'
import { RefusedPayment } from './RefusedPayment.tsx'
import { redirectTo } from '../../session/redirectTo.ts'
import { useWaitingForDevice } from '../../session/idle/useWaitingForDevice.ts'

/** The terminal has answered: back to the application, which asks how the payment went. */
const AnsweredPayment = ({ wayBack }: { readonly wayBack: string }) => {
  useWaitingForDevice(true)
  useEffect(() => {
    forgetPayment()
    redirectTo(wayBack)
  }, [wayBack])
  return <WaitPage />
}

/** The payment page of a kiosk: says what is paid, leads to the terminal, and back to the application afterwards. */
export default function KioskPaymentPage() {
  const { search } = useRouter().history.location
  const [visit] = useState(() => kioskVisit(search))
  useEffect(() => {
    // The navigation back replaces the entry with the terminal's answer.
    if (visit.page !== 'answered') forgetAddress()
  }, [visit])
  switch (visit.page) {
    case 'refused':
      return <RefusedPayment />
    case 'offered':
      return <OfferedPayment query={visit.query} />
    case 'answered':
      return <AnsweredPayment wayBack={visit.wayBack} />
  }
}
