import type { KioskPaymentQuery } from '@open-account/contracts/fields/kioskPaymentQuery'
import { formatDollars } from '@open-account/domain/deposit/money'
import { paymentFacts } from '../gateway/paymentFacts.ts'
import { decisionForms } from '../gateway/decisionForms.ts'
import { html } from '../../views/html.ts'
import { layout } from '../../views/layout.ts'
import { withoutOwnAddress } from '../../views/pageAddress.ts'
import { terminalAddress } from './terminalAddress.ts'

interface Page {
  readonly query: KioskPaymentQuery
  /** The Application ID; null when it is not known. */
  readonly appId: string | null
  /** The message for an invalid card number. */
  readonly error?: string
}

/** The page that simulates the terminal of a kiosk: the payer pays, and a tester chooses the outcome. */
export const terminalPage = ({ query, appId, error }: Page): string =>
  layout({
    title: `Pay ${formatDollars(Number(query.amount))}`,
    owner: 'Payment terminal of the kiosk, simulated',
    narrow: true,
    scripts: withoutOwnAddress(query.redirectUrl),
    content: html`<div class="touch">
      ${paymentFacts({ amount: Number(query.amount), appId, reference: null })}
      ${decisionForms({ action: terminalAddress(query), method: query.paymentMode, error })}
    </div>`,
  })
