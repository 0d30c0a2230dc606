import { expect, type Locator, type Page } from '@playwright/test'

/** More presses of Tab than any screen has tab stops. */
const maximumTabs = 120

/**
 * Runs in the page. Describes the control that has the focus if it is outside the window or hidden behind another part,
 * such as a sticky one; null if it can be seen. A control that is drawn by its label or box counts as that.
 */
const hiddenFocus = () => {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return null
  const drawn = focused.matches('input[type=file]') ? (focused.closest('label') ?? focused) : focused
  const { left, right, top, bottom } = drawn.getBoundingClientRect()
  const inset = 2
  const points = [
    [(left + right) / 2, top + inset],
    [(left + right) / 2, (top + bottom) / 2],
    [(left + right) / 2, bottom - inset],
  ] as const
  const isSeen = ([x, y]: readonly [number, number]) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (drawn.contains(hit) || hit.contains(drawn))
  }
  const unseen = points.filter(point => !isSeen(point))
  if (unseen.length === 0) return null
  const covers = unseen.map(
    ([x, y]) => document.elementFromPoint(x, y)?.outerHTML.slice(0, 80) ?? 'outside the window',
  )
  return `${drawn.outerHTML.slice(0, 120)} from ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}: ${covers.join(' | ')}`
}

/** An applicant without a pointer, who moves with Tab and presses keys, and must see where the focus is. */
export class Keyboard {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Expects the control that has the focus to be visible as a whole (WCAG 2.4.12). */
  async expectFocusInSight() {
    expect
      .soft(await this.#page.evaluate(hiddenFocus), 'the control with the focus, and what hides it')
      .toBeNull()
  }

  /** Expects a control to have the focus, in sight. */
  async expectFocusOn(target: Locator) {
    await expect(target).toBeFocused()
    await this.expectFocusInSight()
  }

  /** Presses Tab until a control has the focus, which is in sight at every stop. Throws when it is never reached. */
  async moveTo(target: Locator) {
    await this.#tabTo(target, 'Tab')
  }

  /** The same backwards. */
  async goBackTo(target: Locator) {
    await this.#tabTo(target, 'Shift+Tab')
  }

  async #tabTo(target: Locator, key: 'Tab' | 'Shift+Tab') {
    await target.waitFor()
    for (let stop = 0; stop < maximumTabs; stop += 1) {
      await this.#page.keyboard.press(key)
      await this.expectFocusInSight()
      if (await target.evaluate(element => element === document.activeElement)) return
    }
    throw new Error(`${maximumTabs} presses of ${key} did not focus ${target.toString()}`)
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
