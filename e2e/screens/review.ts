import { Screen } from './screen.ts'

/** 'Review'. */
export class Review extends Screen {
  get agree() {
    return this.page.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' })
  }
  get submitButton() {
    return this.page.getByRole('button', { name: 'Submit', exact: true })
  }
  /** The message that the e-mail address is not verified. */
  get emailProblem() {
    return this.page.getByRole('alert').filter({ hasText: 'verify your email address' })
  }
  section(title: string) {
    return this.page.getByRole('region', { name: title })
  }

  async change(title: string) {
    await this.page.getByRole('link', { name: `Change ${title}` }).click()
  }

  /** Agrees to the terms, submits, and confirms. */
  async submit() {
    await this.agree.check()
    await this.submitButton.click()
    await this.dialogCalled('Do you want to submit your application?')
      .getByRole('button', { name: 'Confirm' })
      .click()
  }
}
