import { unfoldAll } from '../unfoldAll.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { Landing } from './landing.ts'

/** The landing page of a kiosk, with the token of the device. */
const address = '/open-account?mode=kiosk&token=kiosk-token-1'

/** The report of a wipe that left nothing. */
export const cleanWipe = {
  event: 'session_wipe',
  storage: 0,
  cookies: 0,
  caches: 0,
  databases: 0,
  history: 0,
  clipboard: 0,
}

/** What a kiosk keeps in its session storage from one session to the next. */
const ofDevice: readonly string[] = ['oa_mode', 'redirect', 'token', 'userOfPremise']

/** The counts of a browser without anything of an applicant. */
export const noTraces = {
  sessionStorage: 0,
  localStorage: 0,
  databases: 0,
  caches: 0,
  cookies: 0,
  history: 0,
  clipboard: 0,
}

/** With what a person presses. */
export type Pointer = 'touch' | 'mouse'

const keyNames: Readonly<Record<string, string>> = {
  ' ': 'Space',
  "'": 'Apostrophe',
  '/': 'Slash',
  '.': 'Full stop',
  '@': 'At sign',
}

/** The names of the keys for a text, with the key for capitals before each capital. */
const keysFor = (text: string): readonly string[] =>
  Array.from(text).flatMap(letter =>
    letter === letter.toLowerCase() ? (keyNames[letter] ?? letter) : ['Capitals', letter.toLowerCase()],
  )

/** The parts of a kiosk that are on every page. */
export class Kiosk {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get endSession() {
    return this.#page.getByRole('button', { name: 'End Session' })
  }
  /** The question that ends the session by itself; it opens where anything was entered. */
  get ending() {
    return this.#page.getByRole('dialog', { name: /^Ending in \d seconds?$/ })
  }
  get idleWarning() {
    return this.#page.getByRole('dialog', { name: 'Are you still there?' })
  }
  /** The heading of the page on which a wipe left something. */
  get outOfService() {
    return this.#page.getByRole('heading', { name: 'This kiosk is out of service' })
  }
  get checkAgain() {
    return this.#page.getByRole('button', { name: 'Check again' })
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

  /** Ends the session of an application with answers at once. */
  async end() {
    await this.endSession.click()
    await this.ending.getByRole('button', { name: 'End now' }).click()
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

  key(name: string) {
    return this.onScreenKeyboard.getByRole('button', { name, exact: true })
  }

  /** Taps a key at its position, without scrolling. */
  async tapKey(name: string) {
    const box = await this.key(name).boundingBox()
    if (box === null) throw new Error(`The on-screen keyboard has no visible key ${name}`)
    await this.#page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  }

  /**
   * Types into a field with the on-screen keys only. Expects that every key counts, and that the field keeps the focus and
   * stays above the keys.
   */
  async typeWithKeys(field: Locator, text: string) {
    await field.evaluate(element => element.scrollIntoView({ block: 'center' }))
    await this.press(field, 'touch')
    await this.onScreenKeyboard.waitFor()
    const keys = await this.#positionsOfKeys()
    for (const name of keysFor(text)) {
      const place = keys[name]
      if (place === undefined) throw new Error(`The on-screen keyboard has no key ${name}`)
      await this.#page.touchscreen.tap(place.x, place.y)
    }
    await expect(field).toHaveValue(text)
    await expect(field).toBeFocused()
    const [above, below] = [await field.boundingBox(), await this.onScreenKeyboard.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0), 'the field is above the keys').toBeLessThanOrEqual(
      below?.y ?? 0,
    )
    await expect(field).toBeInViewport({ ratio: 1 })
  }

  /** The centre of every key by its name. Letters are named in lower case. */
  async #positionsOfKeys() {
    const places = await this.onScreenKeyboard.getByRole('button').evaluateAll(keys =>
      keys.map(key => {
        const { x, y, width, height } = key.getBoundingClientRect()
        return [
          key.ariaLabel ?? key.textContent?.toLowerCase() ?? '',
          { x: x + width / 2, y: y + height / 2 },
        ] as const
      }),
    )
    return Object.fromEntries(places)
  }

  /**
   * Presses where a control is when the press begins, with a finger or the mouse, long enough for the page to change
   * before the release. Does not scroll.
   */
  async press(target: Locator, pointer: Pointer) {
    const box = await target.boundingBox()
    if (box === null) throw new Error(`${target.toString()} is not visible`)
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    if (pointer === 'mouse') {
      await this.#page.mouse.move(place.x, place.y)
      await this.#page.mouse.down()
      await this.#nextFrame()
      return this.#page.mouse.up()
    }
    const browser = await this.#page.context().newCDPSession(this.#page)
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
    await this.#nextFrame()
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    return browser.detach()
  }

  /** Waits until the page has drawn what the last event changed. */
  async #nextFrame() {
    await this.#page.evaluate(
      () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
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
    await unfoldAll(this.#page)
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

  /** The report of the last wipe in this document: how much of each kind was left. */
  async lastWipe(): Promise<unknown> {
    return this.#page.evaluate(() => {
      const reports = 'dataLayer' in window && Array.isArray(window.dataLayer) ? window.dataLayer : []
      return reports.findLast(({ event }: { readonly event: string }) => event === 'session_wipe') as unknown
    })
  }

  /** Leaves a text at every place where a browser stores any. Needs the permissions of the clipboard. */
  async storeEverywhere(text: string) {
    await this.#page.evaluate(async word => {
      sessionStorage.setItem(word, word)
      localStorage.setItem(word, word)
      document.cookie = `${word}=${word}; path=/`
      await caches.open(word)
      await new Promise(resolve => {
        const opened = indexedDB.open(word)
        opened.addEventListener('success', () => resolve(opened.result.close()))
      })
      await navigator.clipboard.writeText(word)
    }, text)
  }

  /** How many entries the browser has at each place; of the history, those that name this application or a payment. */
  async countTraces(stateId: string): Promise<typeof noTraces> {
    const stored = await this.#page.evaluate(
      async kept => ({
        sessionStorage: Object.keys(sessionStorage).filter(key => !kept.includes(key)).length,
        localStorage: localStorage.length,
        databases: (await indexedDB.databases()).length,
        caches: (await caches.keys()).length,
        clipboard: (await navigator.clipboard.readText()).length,
      }),
      ofDevice,
    )
    const cookies = await this.#page.context().cookies()
    const addresses = await this.addressesInHistory()
    return {
      ...stored,
      cookies: cookies.filter(({ name }) => name !== 'world').length,
      history: addresses.filter(
        address => address.includes(stateId) || /clientState|txnRef|appId|authorize/.test(address),
      ).length,
    }
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
