import { expect, type Locator, type Page } from '@playwright/test'
import { Landing } from './landing.ts'

/** The landing page of a kiosk, with the token of the device. */
const address = '/open-account?mode=kiosk&token=kiosk-token-1'

/** The parts of a kiosk that are on every page. */
export class Kiosk {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get endSession() {
    return this.#page.getByRole('button', { name: 'End Session' })
  }
  get idleWarning() {
    return this.#page.getByRole('dialog', { name: 'Are you still there?' })
  }
  get onScreenKeyboard() {
    return this.#page.getByRole('region', { name: 'On-screen keyboard' })
  }
  switch(name: 'Large text' | 'High contrast' | 'Keyboard') {
    return this.#page.getByRole('region', { name: 'This device' }).getByRole('button', { name })
  }

  /** The device bar above an open dialog. */
  deviceBarIn(dialog: Locator) {
    return dialog.getByRole('region', { name: 'This device' })
  }

  async open() {
    await this.#page.goto(address)
  }

  /** Opens the landing page of a kiosk with a terminal. */
  async openWithTerminal() {
    await this.#page.goto(`${address}&redirect=/payment`)
    // Start is visible once the session has the values of the device.
    await this.#page.getByRole('button', { name: 'Start' }).waitFor()
  }

  /** Leaves the thank-you page, which ends the session. */
  async returnToStart() {
    await this.#page.getByRole('link', { name: 'Go back to open account screen' }).click()
    await this.#page.waitForURL(/\/open-account\/?\?mode=kiosk$/)
    await this.#page.getByRole('button', { name: 'Start' }).waitFor()
  }

  /** Starts an application of a person for a home at this kiosk. */
  async startAtHome() {
    await new Landing(this.#page).startAtHome(address)
  }

  /** Taps a key at its position, without scrolling. */
  async tapKey(name: string) {
    const box = await this.onScreenKeyboard.getByRole('button', { name, exact: true }).boundingBox()
    if (box === null) throw new Error(`The on-screen keyboard has no visible key ${name}`)
    await this.#page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  }

  /** The addresses outside the application in links, forms and frames of the page, phone numbers included. */
  async externalAddresses(): Promise<readonly string[]> {
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

  /** The same addresses on the page and in every dialog that it opens, and the buttons that open a dialog for leaving. */
  async externalAddressesInDialogs(): Promise<readonly string[]> {
    const addresses = [...(await this.externalAddresses())]
    const dialog = this.#page.getByRole('dialog')
    const openers = this.#page.locator('button[aria-haspopup=dialog]:enabled')
    // The form to sign or print opens only when every answer is complete.
    for (const opener of await openers.filter({ hasNotText: /^(Review|Preview) and / }).all()) {
      await opener.click()
      await expect(dialog.getByRole('button').first()).toBeVisible()
      addresses.push(...(await this.externalAddresses()))
      const leavingButtons = dialog.locator('button[aria-haspopup=dialog]')
      addresses.push(...(await leavingButtons.allTextContents()))
      await this.#page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    return addresses
  }

  /** The address of every entry of the tab's history. */
  async addressesInHistory(): Promise<readonly string[]> {
    const browser = await this.#page.context().newCDPSession(this.#page)
    const { entries } = await browser.send('Page.getNavigationHistory')
    await browser.detach()
    return entries.map(({ url }) => url)
  }

  /** Everything that the browser stores and shows, as one text. */
  async readEverything(): Promise<string> {
    const stored = await this.#page.evaluate(async () =>
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
    return stored + JSON.stringify(cookies.filter(({ name }) => name !== 'world'))
  }
}
