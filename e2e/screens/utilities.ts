import { Screen } from './screen.ts'
import { Uploads } from './uploads.ts'

/** 'Utilities'. */
export class Utilities extends Screen {
  get uploads() {
    return new Uploads(this.page)
  }
  get nextAvailable() {
    return this.page.getByRole('group', { name: 'Next available' }).getByRole('button')
  }
  get turnOnDate() {
    return this.page.getByRole('textbox', { name: 'Turn On Date' })
  }
  get timeslots() {
    return this.page.getByRole('group', { name: 'Timeslot on' }).getByRole('radio')
  }
  get chosenTimeslot() {
    return this.page.getByRole('group', { name: 'Timeslot on' }).getByRole('radio', { checked: true })
  }
  service(name: 'Electricity' | 'Water' | 'Gas') {
    return this.page.getByRole('checkbox', { name, exact: true })
  }
  get emailBill() {
    return this.page.getByRole('radio', { name: 'By e-mail to' })
  }
  get paperBill() {
    return this.page.getByRole('radio', { name: 'On paper to your mailing address' })
  }
  get emailAndPaperBill() {
    return this.page.getByRole('radio', { name: 'By e-mail and on paper' })
  }
  get oneTimePassword() {
    return this.page.getByRole('textbox', { name: 'OTP' })
  }
  get changeEmail() {
    return this.page.getByRole('link', { name: 'Change Email' })
  }

  /** Unfolds the date field and the calendar, which are folded on a phone. */
  async showDates() {
    const fold = this.page.locator('details').filter({ hasText: 'Another date' })
    await fold.waitFor()
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
  }

  /** Chooses the first available day and its first timeslot. */
  async chooseFirstAppointment() {
    await this.nextAvailable.first().click()
    await this.timeslots.first().check()
  }

  async requestOneTimePassword() {
    await this.page.getByRole('button', { name: /^Request (a new )?OTP$/ }).click()
  }

  /** Enters a one-time password; its last digit has it verified. */
  async enterOneTimePassword(otp: string) {
    await this.oneTimePassword.fill('')
    await this.oneTimePassword.fill(otp)
  }
}
