import type { Browser, Page } from '@playwright/test'
import { watchForErrors } from '../pageErrors.ts'
import type { InputFile } from '../files.ts'

/** The upload page on the applicant's phone, in its own browser context. */
export class PhonePage {
  readonly page: Page
  readonly errors: readonly string[]

  private constructor(page: Page) {
    this.page = page
    this.errors = watchForErrors(page)
  }

  static async open(browser: Browser, address: string): Promise<PhonePage> {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const phone = new PhonePage(await context.newPage())
    await phone.page.goto(address)
    return phone
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1 })
  }
  item(document: string) {
    return this.page.getByRole('listitem').getByRole('button', { name: document })
  }
  button(name: string | RegExp) {
    return this.page.getByRole('button', { name })
  }

  /** Takes a photo of the current document. */
  async takePhoto(file: InputFile) {
    await this.page.getByLabel(/^Take a photo: /).setInputFiles(file)
  }
  /** Chooses files for the current document. */
  async choose(...files: readonly InputFile[]) {
    await this.page.getByLabel(/^Choose a file: /).setInputFiles([...files])
  }
  /** Draws a line across the box of the signature. */
  async sign() {
    const area = await this.page.locator('canvas').boundingBox()
    if (area === null) throw new Error('The signature box is not visible')
    const middle = area.y + area.height / 2
    await this.page.mouse.move(area.x + area.width * 0.2, middle)
    await this.page.mouse.down()
    await this.page.mouse.move(area.x + area.width * 0.8, middle - area.height / 4, { steps: 20 })
    await this.page.mouse.up()
  }
  async enterCode(code: string) {
    await this.page.getByLabel('Code', { exact: true }).fill(code)
    await this.button('Continue').click()
  }
  async close() {
    await this.page.context().close()
  }
}
