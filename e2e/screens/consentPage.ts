import type { BrokenCallback } from '@open-account/contracts/control/brokenCallbacks'
import type { Page } from '@playwright/test'

/** The simulated page of the identity service. */
export class ConsentPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get heading() {
    return this.#page.getByRole('heading', { name: /^Share your data from Myinfo/ })
  }

  /** Lets the return be broken. */
  async breakReturn(broken: BrokenCallback) {
    await this.#page.getByText('Break the return').click()
    await this.#page.getByLabel('What is wrong with the return').selectOption(broken)
  }

  /** Presses the button of a persona, or Decline. */
  async choose(persona: RegExp | string) {
    await this.#page.getByRole('button', { name: persona }).click()
  }
}
