import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AnsweredPayment } from './AnsweredPayment.tsx'
import { forgetAddress } from './askedPayment.ts'
import { kioskVisit } from './kioskVisit.ts'
import { OfferedPayment } from './OfferedPayment.tsx'
import { RefusedPayment } from './RefusedPayment.tsx'

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
