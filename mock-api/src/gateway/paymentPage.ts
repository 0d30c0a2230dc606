import type { GatewayRequest } from '@open-account/contracts/gateway'
import { formatDollars } from '@open-account/domain/deposit/money'
import { html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { decisionForms } from './decisionForms.ts'
import { choicePath } from './gatewayPath.ts'

interface Page {
  readonly request: GatewayRequest['msg']
  /** What is wrong with what the payer typed. */
  readonly complaint?: string
}

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
      ${decisionForms({ action: choicePath(reference), method, complaint })}`,
  })
