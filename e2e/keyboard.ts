import type { Locator, Page } from '@playwright/test'

/** More presses of Tab than any screen has tab stops. */
const maximumTabs = 120

/** An applicant without a pointer, who moves with Tab and presses keys. */
export class Keyboard {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Presses Tab until a control has the focus. Throws when it is never reached. */
  async moveTo(target: Locator) {
    await target.waitFor()
    for (let stop = 0; stop < maximumTabs; stop += 1) {
      await this.#page.keyboard.press('Tab')
      if (await target.evaluate(element => element === document.activeElement)) return
    }
    throw new Error(`${maximumTabs} presses of Tab did not focus ${target.toString()}`)
  }

  async press(target: Locator, key: 'Enter' | 'Space') {
    await this.moveTo(target)
    await this.#page.keyboard.press(key)
  }

  /** Types into a field, or types the first letters of an option of a list. */
  async type(target: Locator, text: string) {
    await this.moveTo(target)
    await this.#page.keyboard.type(text)
  }

  /** Opens the file dialog of a control and chooses a file. */
  async chooseFile(target: Locator, file: Parameters<Locator['setInputFiles']>[0]) {
    const opened = this.#page.waitForEvent('filechooser')
    await this.press(target, 'Enter')
    await (await opened).setFiles(file)
  }
}
