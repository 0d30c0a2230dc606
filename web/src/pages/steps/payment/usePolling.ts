import {
  paymentPollMinutes,
  paymentPollSeconds,
  type PaymentEvent,
} from '@open-account/domain/payment/process'
import { useEffect, useRef } from 'react'
import { reported } from '../../../http/api/bodyOf.ts'
import type { PaymentAttempt } from '../../../session/paymentAttempt.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { paymentReader } from './readPayment.ts'

const second = 1000
const minute = 60 * second

const ask = async (read: ReturnType<typeof paymentReader>): Promise<PaymentEvent> => {
  try {
    return { type: 'answered', outcome: await reported(read()) }
  } catch {
    return { type: 'unanswered' }
  }
}

/** Polls the status of a payment, at once and then until its time is over. Null polls nothing. */
export const usePolling = (attempt: PaymentAttempt | null, onEvent: (event: PaymentEvent) => void): void => {
  const { paymentPollSeconds: pause = paymentPollSeconds, paymentPollMinutes: timeout = paymentPollMinutes } =
    useWizard().settings
  // The settings may arrive after the first poll.
  const latest = useRef({ pause, timeout, onEvent })
  useEffect(() => {
    latest.current = { pause, timeout, onEvent }
  })

  useEffect(() => {
    if (attempt === null) return undefined
    const since = performance.now()
    const read = paymentReader(attempt)
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const askOn = async () => {
      const event = await ask(read)
      if (over) return
      latest.current.onEvent(event)
      if (performance.now() - since >= latest.current.timeout * minute)
        latest.current.onEvent({ type: 'polling_timed_out' })
      else timer = setTimeout(() => void askOn(), latest.current.pause * second)
    }
    void askOn()
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [attempt])
}
