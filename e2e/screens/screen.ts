import type { Locator, Page } from '@playwright/test'

/** The parts that every step of an application has. */
export class Screen {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1 })
  }
  get stillNeeded() {
    return this.page.getByRole('list', { name: 'Still needed' })
  }
  get nextButton() {
    // The calendar has a button with the same name, but without visible text.
    return this.page.getByRole('button', { name: 'Next', exact: true }).filter({ hasText: 'Next' })
  }
  /** The error summary above the form. */
  get errorSummary() {
    return this.page.getByRole('alert').filter({ hasText: 'There is a problem' })
  }
  get steps() {
    return this.page.getByRole('navigation', { name: 'Progress' })
  }
  /** The names of the steps, in order. */
  get stepNames() {
    return this.steps.getByRole('listitem')
  }
  /** The question before an application with answers is left. */
  get leaveQuestion() {
    return this.page.getByRole('dialog', { name: 'Leave this application?' })
  }
  get logo() {
    return this.page.getByRole('link', { name: 'Open Utilities Account' })
  }
  get dialog() {
    return this.page.getByRole('dialog')
  }

  field(label: string, within: Locator | Page = this.page) {
    return within.getByLabel(label, { exact: true })
  }
  dialogCalled(title: string | RegExp) {
    return this.page.getByRole('dialog', { name: title })
  }
  async answerDialog(button: string) {
    await this.dialog.getByRole('button', { name: button }).click()
  }
  async next() {
    await this.nextButton.click()
  }
  async back() {
    await this.page.getByRole('button', { name: 'Back', exact: true }).click()
  }
}
