import type { ServiceErrorCode } from '@open-account/contracts/errors'
import { refusalPage } from '../../views/refusalPage.ts'

interface Words {
  readonly title: string
  /** What is wrong with what the browser brought, where more is known than that it could not be taken. */
  readonly reasons: Readonly<Partial<Record<ServiceErrorCode, string>>>
  /** What did not happen because of it. */
  readonly outcome: string
}

/** What a payer reads, by where the browser went. */
const words = {
  gateway: {
    title: 'Your payment could not be confirmed',
    reasons: {
      unauthorized: 'What your browser brought about the payment could not be verified.',
      expired: 'The session that this payment belongs to has ended.',
    },
    outcome: 'Nothing was recorded because of it, and your application is not marked as paid by it.',
  },
  terminal: {
    title: 'The terminal could not take your payment',
    reasons: {
      invalid_request:
        'The address of the terminal, or what was chosen there, is not what your application asked for.',
    },
    outcome: 'Nothing was paid by it.',
  },
} as const satisfies Readonly<Record<string, Words>>

interface Refused {
  readonly at: keyof typeof words
  readonly code: ServiceErrorCode
  /** Where the application is. */
  readonly back: string
  /** Of the call, for whoever looks into it. */
  readonly requestId: string
}

/** The page for a payer whose browser brought something about a payment that was refused: nothing is lost by it. */
export const refusedPayerPage = ({ at, code, back, requestId }: Refused): string => {
  const { title, reasons, outcome }: Words = words[at]
  return refusalPage({
    title,
    paragraphs: [
      `${reasons[code] ?? 'What your browser brought about the payment could not be taken.'} ${outcome}`,
      'Everything that you filled in is still there. Go back to your application to see how your payment stands.',
    ],
    back,
    requestId,
  })
}
