import { GatewayPage } from './gatewayPage.ts'
import { Screen } from './screen.ts'

/** The payment page of a kiosk, and the simulated terminal, whose page is like the gateway's. */
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
  get summary() {
    return this.page.getByRole('region', { name: 'Your payment' })
  }

  /** The dialog that opens before the applicant leaves the payment. */
  get cancelDialog() {
    return this.page.getByRole('dialog', { name: 'Cancel this payment?' })
  }

  /** Waits until the payment page is open and its address no longer contains the payment. */
  async waitUntilOpen() {
    await this.page.waitForURL(({ pathname }) => pathname === '/payment')
    await this.payButton.waitFor()
  }

  /** Opens the page of the terminal. */
  async goToTerminal() {
    await this.payButton.click()
    await this.terminal.heading.waitFor()
  }

  /** Waits for the payment page and pays with a card at the terminal. */
  async payWith(card: string) {
    await this.waitUntilOpen()
    await this.goToTerminal()
    await this.terminal.payWith(card)
  }
}
