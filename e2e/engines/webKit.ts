import { expect } from '@playwright/test'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../scripts/port.mjs'

/** Debian's small browser around WebKitGTK. */
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
/** Milliseconds in which a machine that does other work shows what a test waits for. */
const timeout = 30_000

const capabilities = new Capabilities({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
})

/** Everything that a person can press or fill in. */
const controls = 'button:not([aria-disabled=true]), a[href], input, select, textarea, label, summary'

/**
 * Runs in the page: the first visible control with this name, which is its text, its label or its `aria-label`; otherwise the
 * label that begins with it. A label replaces its radio button or checkbox, because a person presses the label.
 */
const controlCalled = (selector: string, name: string): Element | null => {
  const text = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim()
  const labels = (element: Element) =>
    'labels' in element && element.labels instanceof NodeList
      ? [...element.labels].map(label => text(label as Element))
      : []
  const names = (element: Element) => [element.getAttribute('aria-label'), text(element), ...labels(element)]
  const isTyped = (element: Element) =>
    element.matches('input:not([type=radio], [type=checkbox]), select, textarea')
  const visible = [...document.querySelectorAll(selector)].filter(element =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  const called = visible.filter(element => names(element).includes(name))
  const labelled = visible.find(element => element.matches('label') && text(element).startsWith(name))
  return called.find(isTyped) ?? called[0] ?? labelled ?? null
}

const isUp = async (address: string) => {
  try {
    return (await fetch(`${address}/status`)).ok
  } catch {
    return false
  }
}

/** A window of WebKitGTK, driven by Debian's WebDriver on a virtual display. */
export class WebKit {
  readonly #server: ChildProcess
  readonly #driver: WebDriver

  private constructor(server: ChildProcess, driver: WebDriver) {
    this.#server = server
    this.#driver = driver
  }

  static async open(size: { readonly width: number; readonly height: number }): Promise<WebKit> {
    const port = await freePort(0, '127.0.0.1')
    const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
      detached: true,
      stdio: 'ignore',
      // The engine's own sandbox needs rights that a container does not have.
      env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    })
    const address = `http://127.0.0.1:${port}`
    await expect.poll(() => isUp(address), { message: 'WebKitWebDriver answers', timeout }).toBe(true)
    const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build()
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size })
    return new WebKit(server, driver)
  }

  async close() {
    await this.#driver.quit()
    const ended = once(this.#server, 'close')
    if (this.#server.pid !== undefined) process.kill(-this.#server.pid)
    await ended
  }

  async goto(address: string) {
    await this.#driver.get(address)
  }

  async addCookie(name: string, value: string) {
    await this.#driver.manage().addCookie({ name, value, path: '/', httpOnly: true })
  }

  /** Waits for a control by its name and scrolls it into view. */
  async control(name: string, selector = controls): Promise<WebElement> {
    const found = await this.#driver.wait(
      () => this.#driver.executeScript<WebElement | null>(controlCalled, selector, name),
      timeout,
      `No control is called ${name}`,
    )
    if (found === null) throw new Error(`No control is called ${name}`)
    await this.#driver.executeScript(
      'arguments[0].scrollIntoView({ behavior: "instant", block: "center" })',
      found,
    )
    return found
  }

  /** Presses a button, a link, or the label of a choice. */
  async press(name: string) {
    await (await this.control(name)).click()
  }

  async type(label: string, text: string) {
    const field = await this.control(label, 'input, textarea')
    await field.clear()
    await field.sendKeys(text)
  }

  async choose(label: string, option: string) {
    await (await this.control(label, 'select')).sendKeys(option)
  }

  /** Chooses a file by its path in the row of a document. */
  async upload(document: string, path: string) {
    await (await this.control(document, 'input[type=file]')).sendKeys(path)
  }

  /** Waits until the page shows a text. */
  async seeText(text: string) {
    await this.#driver.wait(
      () =>
        this.#driver.executeScript<boolean>('return document.body.innerText.includes(arguments[0])', text),
      timeout,
      `The page does not show ${text}`,
    )
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#driver.takeScreenshot(), 'base64')
  }
}
