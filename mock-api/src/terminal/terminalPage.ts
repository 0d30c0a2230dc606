import type { KioskPaymentQuery } from '@open-account/contracts/fields/kioskPaymentQuery'
import { formatDollars } from '@open-account/domain/deposit/money'
import { decisionForms } from '../gateway/decisionForms.ts'
import { html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { terminalAddress } from './terminalAddress.ts'

/** The address of the page's script. */
export const terminalScriptPath = '/khaos/terminal.js'

/**
 * Removes the payment from the page's address: at a kiosk the next person can reach every address in the history by
 * Back. The address of the page it returns to replaces it, if both have one origin: Back and a reload lead there.
 * The forms hold the payment while the page is open.
 */
export const terminalScript = `const named = new URLSearchParams(location.search).get('redirectUrl') ?? ''
const back = new URL(named, location.href)
history.replaceState(null, '', back.origin === location.origin ? back.pathname : location.pathname)
`

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
      <script src="${terminalScriptPath}" defer></script>`,
  })
