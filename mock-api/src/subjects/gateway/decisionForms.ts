import type { GatewayPaymentMethod } from '@open-account/domain/payment/methods'
import { html, type Html } from '../../views/html.ts'
import { cardEntries } from '../../scenarios/cards.ts'

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

interface Deciding {
  /** Where the decision is posted to. */
  readonly action: string
  readonly method: GatewayPaymentMethod
  /** What is wrong with what the payer typed. */
  readonly complaint?: string | undefined
}

/** Where a payer pays, and a tester decides how that ends: by a card's number or by a button for each outcome. */
export const decisionForms = ({ action, method, complaint }: Deciding): Html => {
  const { form, byCard } = means[method]
  return html`${form(action, complaint)}
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
    </form>`
}
