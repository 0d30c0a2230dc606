import type { Page } from '@playwright/test'

/** The page of an application that was accepted. */
export class ThankYou {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get heading() {
    return this.#page.getByRole('heading', { level: 1, name: 'Success!' })
  }
  get applicationId() {
    return this.#page.getByText(/^OA-\w{4}-\w{4}-\w{4}$/).first()
  }
  get receipt() {
    return this.#page.getByRole('region', { name: 'Receipt' })
  }
  /** The value of a term in the receipt. */
  answer(term: string) {
    return this.receipt
      .locator('div')
      .filter({ has: this.#page.getByText(term, { exact: true }) })
      .getByRole('definition')
  }
  get appointment() {
    return this.#page.getByRole('region', { name: 'Your appointment' })
  }
  get signedForm() {
    return this.#page.getByRole('button', { name: 'Download the signed form (PDF)' })
  }
  get nextSteps() {
    return this.#page.getByRole('region', { name: 'What happens next' })
  }
}
