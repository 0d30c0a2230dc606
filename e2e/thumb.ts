import type { Locator, Page } from '@playwright/test'

/** An applicant with a phone in one hand: every field is tapped before it is typed into, and nothing is pasted. */
export class Thumb {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async tap(target: Locator) {
    await target.tap()
  }

  async type(target: Locator, text: string) {
    await target.tap()
    await this.typeOn(text)
  }
  /** Types into the field that has the focus. */
  async typeOn(text: string) {
    await this.#page.keyboard.type(text)
  }

  /** Taps a list and chooses in the phone's own list, which is no part of the page. */
  async choose(list: Locator, option: string) {
    await list.tap()
    await list.selectOption(option)
  }

  /** Taps the control of a document and chooses a file in the phone's own dialog. */
  async chooseFile(target: Locator, file: Parameters<Locator['setInputFiles']>[0]) {
    const opened = this.#page.waitForEvent('filechooser')
    await target.tap()
    await (await opened).setFiles(file)
  }
}
