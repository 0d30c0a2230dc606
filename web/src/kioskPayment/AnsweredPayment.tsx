import { useEffect } from 'react'
import { useWaitingForDevice } from '../kiosk/useWaitingForDevice.ts'
import { returnTo } from './returnTo.ts'
import { WaitPage } from './WaitPage.tsx'

/** The terminal has answered: back to the application, which asks how the payment went. */
export const AnsweredPayment = ({ wayBack }: { readonly wayBack: string }) => {
  useWaitingForDevice(true)
  useEffect(() => returnTo(wayBack), [wayBack])
  return <WaitPage />
}
