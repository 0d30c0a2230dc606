import { Screen } from './screen.ts'

/** 'Payment' of a commercial application, and what it says after the return from the gateway. */
export class Payment extends Screen {
  get agree() {
    return this.page.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' })
  }
  get payButton() {
    return this.page.getByRole('button', { name: /^Pay S\$/ })
  }
  get checkAgain() {
    return this.page.getByRole('button', { name: 'Check again' })
  }
  get processing() {
    return this.page.getByText('Processing Payment')
  }
  /** What is said of a payment that was not made, or is not known to be. */
  get notice() {
    return this.page
      .getByRole('main')
      .locator('[role=status], [role=alert]')
      .filter({ has: this.noticeTitle })
  }
  get noticeTitle() {
    return this.page.getByRole('heading', { level: 3 })
  }
  get leaving() {
    return this.dialogCalled('Leaving this website')
  }
  get applicationId() {
    return this.page.getByText(/^OA-\w{4}-\w{4}-\w{4}$/).first()
  }
  method(name: string) {
    return this.page.getByRole('radio', { name })
  }

  /** Agrees, and submits the application. */
  async submit() {
    // The step before may have asked for the same agreement.
    await this.payButton.waitFor()
    await this.agree.check()
    await this.payButton.click()
  }

  /** Submits, and leaves for the gateway. */
  async pay() {
    await this.submit()
    await this.leaving.getByRole('button', { name: 'Continue' }).click()
  }
}
