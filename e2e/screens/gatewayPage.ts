import type { Page } from '@playwright/test'

/** The simulated page of the payment gateway. */
export class GatewayPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1, name: /^Pay S\$/ })
  }

  /** The heading that a payer sees when the callback has no valid signature. */
  get refusal() {
    return this.page.getByRole('heading', { level: 1, name: 'Your payment could not be confirmed' })
  }

  get card() {
    return this.page.getByLabel('Card number')
  }

  /** Pays with a card; its number decides the outcome. */
  async payWith(card: string) {
    await this.card.fill(card)
    await this.page.getByRole('button', { name: 'Pay', exact: true }).click()
  }
  async payByDebit() {
    await this.page.getByRole('button', { name: 'Pay by debit' }).click()
  }
  async backToApplication() {
    await this.page.getByRole('link', { name: 'Back to your application' }).click()
  }
}
