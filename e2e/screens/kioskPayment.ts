import { GatewayPage } from './gatewayPage.ts'
import { Screen } from './screen.ts'

/** The payment page of a kiosk, and the simulated terminal beside it, which works as the page of the gateway does. */
export class KioskPayment extends Screen {
  readonly terminal = new GatewayPage(this.page)

  get payButton() {
    return this.page.getByRole('button', { name: /^Pay S\$/ })
  }
  get cancel() {
    return this.page.getByRole('link', { name: 'Cancel' })
  }
  get endSession() {
    return this.page.getByRole('button', { name: 'End Session' })
  }
  get answers() {
    return this.page.getByRole('region', { name: 'Your payment' })
  }

  /** Goes on to the terminal. */
  async goToTerminal() {
    await this.payButton.click()
    await this.terminal.heading.waitFor()
  }

  /** Pays with a card at the terminal, once the application is submitted. */
  async payWith(card: string) {
    await this.page.waitForURL(/\/payment\?paymentMode=/)
    await this.goToTerminal()
    await this.terminal.payWith(card)
  }
}
