import type { Page } from '@playwright/test'

/** The simulated page of the identity service. */
export class ConsentPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Presses the button of a persona, or Decline. */
  async choose(persona: RegExp | string) {
    await this.#page.getByRole('button', { name: persona }).click()
  }
}
