import type { GatewayRequest } from '@open-account/contracts/gateway'
import { formatDollars } from '@open-account/domain/deposit/money'
import { html } from '../../views/html.ts'
import { layout } from '../../views/layout.ts'
import { withoutOwnAddress } from '../../views/pageAddress.ts'
import { paymentFacts } from './paymentFacts.ts'
import { decisionForms } from './decisionForms.ts'
import { choicePath } from './gatewayPath.ts'

interface Page {
  readonly request: GatewayRequest['msg']
  /** The Application ID; null when it is not known. */
  readonly appId: string | null
  /** The address of the application; null when the payment has none. */
  readonly back: string | null
  /** The message for an invalid card number. */
  readonly error?: string
}

interface DecidedPage extends Pick<Page, 'back'> {
  readonly request: Pick<GatewayRequest['msg'], 'merchantTxnRef'>
}

const owner = 'Payment gateway, simulated'

/** The page on which the payer pays and a tester chooses the outcome. */
export const paymentPage = ({
  request: { txnAmount, merchantTxnRef: reference, paymentMode: method },
  appId,
  back,
  error,
}: Page): string =>
  layout({
    title: `Pay ${formatDollars(Number(txnAmount))}`,
    owner,
    narrow: true,
    scripts: withoutOwnAddress(back),
    content: html`${paymentFacts({ amount: Number(txnAmount), appId, reference })}
    ${decisionForms({ action: choicePath(reference), method, error })}`,
  })

/** The page after the payer has chosen: a link back to the application replaces the choices. */
export const decidedPage = ({ request: { merchantTxnRef: reference }, back }: DecidedPage): string =>
  layout({
    title: 'This payment is finished',
    owner,
    narrow: true,
    scripts: withoutOwnAddress(back),
    content: html`<p>
        The payment with the reference <code>${reference}</code> was decided already. Nothing more is charged.
      </p>
      ${back === null ? '' : html`<p><a class="button" href="${back}">Back to your application</a></p>`}`,
  })
