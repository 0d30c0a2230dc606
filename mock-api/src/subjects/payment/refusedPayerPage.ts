import type { ServiceErrorCode } from '@open-account/contracts/errors'
import { refusalPage } from '../../views/refusalPage.ts'

interface PageTexts {
  readonly title: string
  /** The reason for each refusal that has its own text. */
  readonly reasons: Readonly<Partial<Record<ServiceErrorCode, string>>>
  /** The sentence after the reason: what did not happen. */
  readonly outcome: string
}

/** The texts of the page, by the place that refused. */
const texts = {
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
} as const satisfies Readonly<Record<string, PageTexts>>

interface RefusedCall {
  readonly at: keyof typeof texts
  readonly code: ServiceErrorCode
  /** The address of the application. */
  readonly back: string
  /** The id of the call, for the engineer who investigates it. */
  readonly requestId: string
}

/** The page for a payer whose call about a payment was refused: it explains that nothing is lost. */
export const refusedPayerPage = ({ at, code, back, requestId }: RefusedCall): string => {
  const { title, reasons, outcome }: PageTexts = texts[at]
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
