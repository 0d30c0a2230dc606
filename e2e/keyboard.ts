import type { Locator, Page } from '@playwright/test'

/** More presses of Tab than any screen has stops. */
const stops = 120

/** Somebody who has no pointer: reaches everything with Tab, and presses keys. */
export class Keyboard {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Moves the focus forward until it stands on a control. */
  async reach(target: Locator) {
    await target.waitFor()
    for (let stop = 0; stop < stops; stop += 1) {
      await this.#page.keyboard.press('Tab')
      if (await target.evaluate(element => element === document.activeElement)) return
    }
    throw new Error(`Tab does not lead to ${target.toString()}`)
  }

  async press(target: Locator, key: 'Enter' | 'Space') {
    await this.reach(target)
    await this.#page.keyboard.press(key)
  }

  /** Types into a field, or the first letters of an option into a list. */
  async type(target: Locator, text: string) {
    await this.reach(target)
    await this.#page.keyboard.type(text)
  }

  /** Opens the file dialog of a control, and picks a file in it. */
  async pick(target: Locator, file: Parameters<Locator['setInputFiles']>[0]) {
    const opened = this.#page.waitForEvent('filechooser')
    await this.press(target, 'Enter')
    await (await opened).setFiles(file)
  }
}
