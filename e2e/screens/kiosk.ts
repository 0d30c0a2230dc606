import { expect, type Locator, type Page } from '@playwright/test'
import { Landing } from './landing.ts'

/** The landing page of a device that people share, with what belongs to the device. */
const address = '/open-account?mode=kiosk&token=kiosk-token-1'

/** What stands around every page of a device that people share. */
export class Kiosk {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get endSession() {
    return this.#page.getByRole('button', { name: 'End Session' })
  }
  get warning() {
    return this.#page.getByRole('dialog', { name: 'Are you still there?' })
  }
  get keys() {
    return this.#page.getByRole('region', { name: 'On-screen keyboard' })
  }
  switch(name: 'Large text' | 'High contrast' | 'Keyboard') {
    return this.#page.getByRole('region', { name: 'This device' }).getByRole('button', { name })
  }

  /** What the device offers over a dialog, which takes the page out of reach. */
  barOver(dialog: Locator) {
    return dialog.getByRole('region', { name: 'This device' })
  }

  async open() {
    await this.#page.goto(address)
  }

  /** The same of a device with a terminal, whose payments go to a page of its own. */
  async openWithTerminal() {
    await this.#page.goto(`${address}&redirect=/payment`)
    // What belongs to the device is in the session once the page is there.
    await this.#page.getByRole('button', { name: 'Start' }).waitFor()
  }

  /** Goes from the thank-you page to the start, as the last thing that somebody does at the device. */
  async leave() {
    await this.#page.getByRole('link', { name: 'Go back to open account screen' }).click()
    await this.#page.waitForURL(/\/open-account\/?\?mode=kiosk$/)
    await this.#page.getByRole('button', { name: 'Start' }).waitFor()
  }

  /** Starts an application of a person for a home, as somebody who steps up to the device. */
  async startAtHome() {
    await new Landing(this.#page).startAtHome(address)
  }

  /** Puts a finger on a key where it is: a key is never scrolled to. */
  async press(name: string) {
    const box = await this.keys.getByRole('button', { name, exact: true }).boundingBox()
    if (box === null) throw new Error(`There is no key ${name}`)
    await this.#page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  }

  /** Where links, forms and frames of the page lead that leave the application, a call among them. */
  async waysOut(): Promise<readonly string[]> {
    return this.#page.evaluate(() =>
      ['href', 'action', 'formaction', 'src']
        .flatMap(name =>
          [...document.querySelectorAll(`:is(a, area, form, button, input, iframe)[${name}]`)].map(element =>
            element.getAttribute(name),
          ),
        )
        .filter(address => address !== null)
        .filter(address => new URL(address, document.baseURI).origin !== location.origin),
    )
  }

  /** The same, also of every dialog that explains something, and of the question before somebody leaves. */
  async waysOutBehindDialogs(): Promise<readonly string[]> {
    const found = [...(await this.waysOut())]
    const dialog = this.#page.getByRole('dialog')
    const openers = this.#page.locator('button[aria-haspopup=dialog]:enabled')
    // The form to sign or to print opens only once everything is answered.
    for (const opener of await openers.filter({ hasNotText: /^(Review|Preview) and / }).all()) {
      await opener.click()
      await expect(dialog.getByRole('button').first()).toBeVisible()
      found.push(...(await this.waysOut()))
      const further = dialog.locator('button[aria-haspopup=dialog]')
      found.push(...(await further.allTextContents()))
      await this.#page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    return found
  }

  /** The address of every entry of the tab's history. */
  async addressesInHistory(): Promise<readonly string[]> {
    const browser = await this.#page.context().newCDPSession(this.#page)
    const { entries } = await browser.send('Page.getNavigationHistory')
    await browser.detach()
    return entries.map(({ url }) => url)
  }

  /** Everything that a browser keeps, and all that it shows, as one text. */
  async remains(): Promise<string> {
    const kept = await this.#page.evaluate(async () =>
      JSON.stringify({
        session: Object.fromEntries(Object.entries(sessionStorage)),
        local: Object.fromEntries(Object.entries(localStorage)),
        cookies: document.cookie,
        entry: history.state as unknown,
        address: location.href,
        page: document.documentElement.outerHTML,
        fields: [...document.querySelectorAll('input, textarea, select')].map(field =>
          'value' in field ? field.value : '',
        ),
        caches: await caches.keys(),
        databases: await indexedDB.databases(),
      }),
    )
    const cookies = await this.#page.context().cookies()
    return kept + JSON.stringify(cookies.filter(({ name }) => name !== 'world'))
  }
}
