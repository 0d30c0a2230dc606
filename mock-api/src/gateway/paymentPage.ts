import type { GatewayRequest } from '@open-account/contracts/gateway'
import { formatDollars } from '@open-account/domain/deposit/money'
import type { GatewayPaymentMethod } from '@open-account/domain/payment/methods'
import { html, type Html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { cardEntries } from '../scenarios/cards.ts'
import { choicePath } from './gatewayPath.ts'

interface Page {
  readonly request: GatewayRequest['msg']
  /** What is wrong with what the payer typed. */
  readonly complaint?: string
}

const owner = 'Payment gateway, simulated'

const cardForm = (action: string, complaint: string | undefined): Html =>
  html`<form method="post" action="${action}">
    ${complaint === undefined ? '' : html`<p id="complaint" role="alert">${complaint}</p>`}
    <label for="card">Card number</label>
    <input
      id="card"
      name="card"
      inputmode="numeric"
      autocomplete="off"
      required
      maxlength="23"
      ${complaint === undefined ? '' : html`aria-invalid="true" aria-describedby="complaint"`}
    />
    <button>Pay</button>
  </form>`

const debitForm = (action: string): Html =>
  html`<form method="post" action="${action}">
    <button name="choice" value="payment.success">Pay by debit</button>
  </form>`

interface Means {
  readonly form: (action: string, complaint: string | undefined) => Html
  /** Whether the payer has a card to type in. */
  readonly byCard: boolean
}

const means: Readonly<Record<GatewayPaymentMethod, Means>> = {
  CREDIT_CARD: { form: cardForm, byCard: true },
  NETS_DEBIT: { form: debitForm, byCard: false },
}

/** The page on which the payer pays, and a tester decides how that ends. */
export const paymentPage = ({
  request: { txnAmount, merchantTxnRef: reference, paymentMode, netsMid },
  complaint,
}: Page): string => {
  const action = choicePath(reference)
  const { form, byCard } = means[paymentMode]
  return layout({
    title: `Pay ${formatDollars(Number(txnAmount))}`,
    owner,
    narrow: true,
    content: html`<p>To ${netsMid}, reference <code>${reference}</code>. Nobody is charged anything here.</p>
      ${form(action, complaint)}
      <h2>Or choose what happens</h2>
      <form method="post" action="${action}">
        <ul class="choices">
          ${cardEntries.map(
            ({ id, label, sentence, value }) =>
              html`<li>
                <button class="choice" name="choice" value="${id}">
                  ${label}<small>${sentence}${byCard ? ` Card ${value}.` : ''}</small>
                </button>
              </li>`,
          )}
        </ul>
      </form>`,
  })
}
