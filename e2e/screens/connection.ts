import { expect, type Page } from '@playwright/test'

/** The connection of the device, and the notice about it. */
export class Connection {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The notice above the page, or above the topmost dialog; empty while there is nothing to say. */
  get notice() {
    return this.#page.locator('#connection')
  }

  /** Cuts the connection, once the page has loaded the notice, and expects that the browser says so. */
  async lose() {
    await expect(this.notice).toBeAttached()
    await this.#page.context().setOffline(true)
    await expect.poll(() => this.#page.evaluate(() => navigator.onLine)).toBe(false)
  }

  /** Expects the notice in view, which says that the answers are kept. */
  async expectLost() {
    await expect(this.notice).toContainText('You are offline. Your answers are kept on this device')
    await expect(this.notice).toBeInViewport()
  }

  async restore() {
    await this.#page.context().setOffline(false)
  }

  /** Does something without a connection, which goes on by itself when the connection is back. */
  async without(act: () => Promise<unknown>) {
    await this.lose()
    await act()
    await this.expectLost()
    await this.restore()
    await expect(this.notice).not.toContainText('You are offline')
  }
}
