import type { ServiceErrorCode } from '@open-account/contracts/errors'
import { html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'

interface Refused {
  readonly code: ServiceErrorCode
  /** Where the application is. */
  readonly back: string
  /** Of the call, for whoever looks into it. */
  readonly requestId: string
}

/** What is wrong with what a browser brought, where more is known than that it could not be taken. */
const reasons: Readonly<Partial<Record<ServiceErrorCode, string>>> = {
  unauthorized: 'What your browser brought about the payment could not be verified.',
}

/** The page for a payer whose browser brought something about a payment that was refused: nothing is lost by it. */
export const refusedPayerPage = ({ code, back, requestId }: Refused): string =>
  layout({
    title: 'Your payment could not be confirmed',
    owner: 'Open Account',
    narrow: true,
    content: html`<p>
        ${reasons[code] ?? 'What your browser brought about the payment could not be taken.'} Nothing was
        recorded because of it, and your application is not marked as paid by it.
      </p>
      <p>
        Everything that you filled in is still there. Go back to your application to see how your payment
        stands.
      </p>
      <p><a class="button" href="${back}">Back to your application</a></p>
      <p class="hint">Reference of this message: <code>${requestId}</code></p>`,
  })
