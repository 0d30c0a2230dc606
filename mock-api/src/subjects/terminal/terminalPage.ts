import type { KioskPaymentQuery } from '@open-account/contracts/fields/kioskPaymentQuery'
import { formatDollars } from '@open-account/domain/deposit/money'
import { decisionForms } from '../gateway/decisionForms.ts'
import { html } from '../../views/html.ts'
import { layout } from '../../views/layout.ts'
import { withoutOwnAddress } from '../../views/pageAddress.ts'
import { terminalAddress } from './terminalAddress.ts'

interface Page {
  readonly query: KioskPaymentQuery
  /** What is wrong with what the payer typed. */
  readonly complaint?: string
}

/** The page that stands for the terminal beside a kiosk: the payer pays, and a tester decides how that ends. */
export const terminalPage = ({ query, complaint }: Page): string =>
  layout({
    title: `Pay ${formatDollars(Number(query.amount))}`,
    owner: 'Payment terminal of the kiosk, simulated',
    narrow: true,
    content: html`<div class="touch">
        <p>For application ${query.clientId}. Nobody is charged anything here.</p>
        ${decisionForms({ action: terminalAddress(query), method: query.paymentMode, complaint })}
      </div>
      ${withoutOwnAddress(query.redirectUrl)}`,
  })
