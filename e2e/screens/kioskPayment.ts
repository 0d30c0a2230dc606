import { GatewayPage } from './gatewayPage.ts'
import { Screen } from './screen.ts'

/** The payment page of a kiosk, and the simulated terminal beside it, which works as the page of the gateway does. */
export class KioskPayment extends Screen {
  readonly terminal = new GatewayPage(this.page)

  get payButton() {
    return this.page.getByRole('button', { name: /^Pay S\$/ })
  }
  get cancel() {
    return this.page.getByRole('button', { name: 'Cancel', exact: true })
  }
  get endSession() {
    return this.page.getByRole('button', { name: 'End Session' })
  }
  get answers() {
    return this.page.getByRole('region', { name: 'Your payment' })
  }

  /** Opens the question before the applicant leaves the payment. */
  get question() {
    return this.page.getByRole('dialog', { name: 'Cancel this payment?' })
  }

  /** Resolves when the payment page is open and its address no longer contains the payment. */
  async arrive() {
    await this.page.waitForURL(({ pathname }) => pathname === '/payment')
    await this.payButton.waitFor()
  }

  /** Goes on to the terminal. */
  async goToTerminal() {
    await this.payButton.click()
    await this.terminal.heading.waitFor()
  }

  /** Pays with a card at the terminal, once the application is submitted. */
  async payWith(card: string) {
    await this.arrive()
    await this.goToTerminal()
    await this.terminal.payWith(card)
  }
}
