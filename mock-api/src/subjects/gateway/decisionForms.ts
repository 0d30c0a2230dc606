import type { GatewayPaymentMethod } from '@open-account/domain/payment/methods'
import { html, type Html } from '../../views/html.ts'
import { cardEntries } from '../../scenarios/cards.ts'

const cardForm = (action: string, error: string | undefined): Html =>
  html`<form method="post" action="${action}">
    <div class="${error === undefined ? 'field' : 'field wrong'}">
      <label for="card">Card number</label>
      <input
        id="card"
        name="card"
        inputmode="numeric"
        autocomplete="off"
        required
        maxlength="23"
        ${error === undefined ? '' : html`aria-invalid="true" aria-describedby="complaint" autofocus`}
      />
      ${error === undefined ? '' : html`<p id="complaint" role="alert">${error}</p>`}
    </div>
    <button>Pay</button>
  </form>`

const debitForm = (action: string): Html =>
  html`<form method="post" action="${action}">
    <button name="choice" value="payment.success">Pay by debit</button>
  </form>`

interface MethodForm {
  readonly form: (action: string, error: string | undefined) => Html
  /** Whether the form has a card number. */
  readonly byCard: boolean
}

const methodForms: Readonly<Record<GatewayPaymentMethod, MethodForm>> = {
  CREDIT_CARD: { form: cardForm, byCard: true },
  NETS_DEBIT: { form: debitForm, byCard: false },
}

interface Decision {
  /** The address to which the forms are posted. */
  readonly action: string
  readonly method: GatewayPaymentMethod
  /** The message for an invalid card number. */
  readonly error?: string | undefined
}

/** The forms with which a payer pays and a tester chooses the outcome: by a card number or by a button. */
export const decisionForms = ({ action, method, error }: Decision): Html => {
  const { form, byCard } = methodForms[method]
  return html`${form(action, error)}
    <form method="post" action="${action}">
      <button class="quiet" name="choice" value="payment.cancelled">Cancel and go back</button>
    </form>
    <p class="hint">This page is simulated: nothing is charged.</p>
    <details>
      <summary>Choose another outcome, for testers</summary>
      <form method="post" action="${action}">
        <ul class="choices">
          ${cardEntries.map(
            ({ id, label, description, value }) =>
              html`<li>
                <button class="choice" name="choice" value="${id}">
                  ${label}<small>${description}${byCard ? ` Card ${value}.` : ''}</small>
                </button>
              </li>`,
          )}
        </ul>
      </form>
    </details>`
}
