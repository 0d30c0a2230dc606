import type { GatewayRequest } from '@open-account/contracts/gateway'
import { formatDollars } from '@open-account/domain/deposit/money'
import { html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { decisionForms } from './decisionForms.ts'
import { choicePath, ownAddressScriptPath } from './gatewayPath.ts'

interface Page {
  readonly request: GatewayRequest['msg']
  /** What is wrong with what the payer typed. */
  readonly complaint?: string
}

interface DecidedPage {
  readonly request: Pick<GatewayRequest['msg'], 'merchantTxnRef'>
  /** The address of the application; null when the payment has none. */
  readonly back: string | null
}

/**
 * Gives the page, which answers a POST, its own address in the history: without it, Back to the page makes the
 * browser ask whether to post the form again.
 */
export const ownAddressScript = `history.replaceState(null, '', document.querySelector('form').action)\n`

const owner = 'Payment gateway, simulated'

/** The page on which the payer pays, and a tester decides how that ends. */
export const paymentPage = ({
  request: { txnAmount, merchantTxnRef: reference, paymentMode: method, netsMid },
  complaint,
}: Page): string =>
  layout({
    title: `Pay ${formatDollars(Number(txnAmount))}`,
    owner,
    narrow: true,
    content: html`<p>To ${netsMid}, reference <code>${reference}</code>. Nobody is charged anything here.</p>
      ${decisionForms({ action: choicePath(reference), method, complaint })}
      <script src="${ownAddressScriptPath}" defer></script>`,
  })

/** The page after the payer has chosen: a link back to the application replaces the choices. */
export const decidedPage = ({ request: { merchantTxnRef: reference }, back }: DecidedPage): string =>
  layout({
    title: 'This payment is finished',
    owner,
    narrow: true,
    content: html`<p>The payment with the reference <code>${reference}</code> was decided already.</p>
      ${back === null ? '' : html`<p><a class="button" href="${back}">Back to your application</a></p>`}`,
  })
