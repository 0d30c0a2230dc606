import type { Page } from '@playwright/test'

/** The simulated page of the identity service. */
export class ConsentPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Answers as one of the personas, by the words on its button. */
  async answerAs(persona: RegExp | string) {
    await this.#page.getByRole('button', { name: persona }).click()
  }
}
