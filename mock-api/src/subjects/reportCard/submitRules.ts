import type { CardCall } from './cardCall.ts'
import { isCallOf, type Check, neverRefusedWith, notAfter, perApplication } from './check.ts'

const isSubmit = isCallOf('transaction.submit')
const isStream = isCallOf('kiosk.stream')
const isClose = (call: CardCall): boolean => isCallOf('kiosk.close')(call) && call.status === 200
const isStatus = isCallOf('payment.status', 'payment.statusOfApplication')

/** Whether an application was accepted by this call, and the answer arrived as the service gave it. */
const isAccepted = (call: CardCall): boolean => isSubmit(call) && call.status === 200 && !call.isFaulty

const isPayable = ({ answered }: CardCall): boolean => 'payment_details' in answered

/** How often a final status of a payment may be read again. */
const finalReads = 3
const finalStatuses: readonly unknown[] = ['PAYMENT_SUCCESS', 'PAYMENT_FAILED']

const never = () => false

/** The rules for the submission and for what follows it. */
export const submitRules = {
  'submit.complete': neverRefusedWith(isSubmit, 'application_incomplete'),
  'submit.changed': notAfter(
    call => isSubmit(call) && call.status >= 400 && call.status < 500 && !call.isFaulty,
    isSubmit,
    (call, refused) => isSubmit(call) && call.text === refused.text,
  ),
  'submit.once': notAfter(call => isAccepted(call) && !isPayable(call), never, isAccepted),
  'submit.final': perApplication(calls => ({
    isReached: calls.some(isAccepted),
    breaches: calls
      .filter(({ error, isFaulty }) => error === 'already_submitted' && !isFaulty)
      .map(call => [call]),
  })),
  'session.ended': calls => ({
    isReached: calls.some(isCallOf('transaction.end')),
    breaches: calls.filter(({ rule }) => rule === 'transaction.ended').map(call => [call]),
  }),
  /** A call that closes a stream names its session and no application, so that the streams of a world are counted. */
  'stream.closed': calls => {
    const accepted = new Set(calls.filter(isAccepted).map(({ application }) => application))
    const ended = new Set(calls.filter(isCallOf('transaction.end')).map(({ application }) => application))
    const opened = new Map(
      calls
        .filter(call => isStream(call) && call.status === 200 && accepted.has(call.application))
        .map(call => [call.application, call]),
    )
    const closed = new Set(calls.filter(isClose).map(({ text }) => text)).size
    const open = [...opened.values()].filter(({ application }) => !ended.has(application))
    return { isReached: opened.size > 0, breaches: open.slice(closed).map(call => [call]) }
  },
  'payment.final-status': calls => {
    const final = calls.filter(call => isStatus(call) && finalStatuses.includes(call.answered['status']))
    return {
      isReached: final.length > 0,
      breaches: [...Map.groupBy(final, ({ text }) => text).values()].filter(
        ({ length }) => length > finalReads + 1,
      ),
    }
  },
} as const satisfies Readonly<Record<string, Check>>
