import { Screen } from './screen.ts'

/** 'Payment' of a commercial application, also after the return from the gateway. */
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
  /** The message about a payment that failed or is not confirmed. */
  get notice() {
    return this.page
      .getByRole('main')
      .locator('[role=status], [role=alert]')
      .filter({ has: this.noticeTitle })
  }
  get noticeTitle() {
    return this.page.getByRole('heading', { level: 3 })
  }
  /** The button beside the message. */
  get tryAgain() {
    return this.notice.getByRole('button', { name: 'Try again' })
  }
  get leavingDialog() {
    return this.dialogCalled('Leaving this website')
  }
  get applicationId() {
    return this.page.getByText(/^OA-\w{4}-\w{4}-\w{4}$/).first()
  }
  method(name: string) {
    return this.page.getByRole('radio', { name })
  }

  /** Agrees to the terms and submits the application. */
  async submit() {
    // The previous step may have the same checkbox.
    await this.payButton.waitFor()
    await this.agree.check()
    await this.payButton.click()
  }

  /** Submits the application and opens the gateway. */
  async pay() {
    await this.submit()
    await this.leavingDialog.getByRole('button', { name: 'Continue' }).click()
  }
}
