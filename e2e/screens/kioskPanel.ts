import type { Page } from '@playwright/test'
import { documentRow } from './documentRow.ts'

/** The panel of a kiosk for uploads by phone. */
export class KioskPanel {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get #linkText() {
    return this.#page.getByText(/^QR code that opens /)
  }
  get phoneConnected() {
    return this.#page.getByText('Phone connected')
  }
  get connectionLost() {
    return this.#page.getByText('The connection was lost. Connecting again..')
  }
  get expired() {
    return this.#page.getByRole('alert').filter({ hasText: 'QR code has expired' })
  }
  get refusal() {
    return this.#page.getByRole('alert').filter({ hasText: 'Documents cannot be uploaded at this kiosk' })
  }
  /** The message that the applicant has finished on the phone. */
  get phoneDone() {
    return this.#page.getByText('All done on your phone. Please go on here.')
  }
  get code() {
    return this.#page.getByText(/^[A-Z0-9]{3} [A-Z0-9]{3}$/)
  }
  row(document: string) {
    return documentRow(this.#page, document)
  }

  /** Reads the address in the QR code from its text alternative. */
  async readLink(): Promise<string> {
    const text = await this.#linkText.textContent()
    return (text ?? '').replace('QR code that opens ', '')
  }

  async refreshCode() {
    await this.#page.getByRole('button', { name: 'Refresh QR code' }).click()
  }
  async finish() {
    await this.#page.getByRole('button', { name: 'Done' }).click()
  }
  async remove(document: string, file: string) {
    await this.#page.getByRole('button', { name: `Remove ${document} ${file}` }).click()
  }
}
