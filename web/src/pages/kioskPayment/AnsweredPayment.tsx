import { useEffect } from 'react'
import { redirectTo } from '../../session/redirectTo.ts'
import { useWaitingForDevice } from '../../session/idle/useWaitingForDevice.ts'
import { forgetPayment } from './askedPayment.ts'
import { WaitPage } from './WaitPage.tsx'

/** The terminal has answered: back to the application, which asks how the payment went. */
export const AnsweredPayment = ({ wayBack }: { readonly wayBack: string }) => {
  useWaitingForDevice(true)
  useEffect(() => {
    forgetPayment()
    redirectTo(wayBack)
  }, [wayBack])
  return <WaitPage />
}
