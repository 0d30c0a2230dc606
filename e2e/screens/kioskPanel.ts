import type { Page } from '@playwright/test'
import { documentRow } from './documentRow.ts'

/** The upload by phone, as a kiosk shows it. */
export class KioskPanel {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get #linkInWords() {
    return this.#page.getByText(/^QR code that opens /)
  }
  get connected() {
    return this.#page.getByText('Phone connected')
  }
  get lost() {
    return this.#page.getByText('The connection was lost. Connecting again..')
  }
  get expired() {
    return this.#page.getByRole('alert').filter({ hasText: 'QR code has expired' })
  }
  get barred() {
    return this.#page.getByRole('alert').filter({ hasText: 'Documents cannot be uploaded at this kiosk' })
  }
  /** The applicant has finished on the phone. */
  get phoneDone() {
    return this.#page.getByText('All done on your phone. Please go on here.')
  }
  get code() {
    return this.#page.getByText(/^[A-Z0-9]{3} [A-Z0-9]{3}$/)
  }
  row(document: string) {
    return documentRow(this.#page, document)
  }

  /** The address behind the QR code. */
  async link(): Promise<string> {
    const words = await this.#linkInWords.textContent()
    return (words ?? '').replace('QR code that opens ', '')
  }

  async refresh() {
    await this.#page.getByRole('button', { name: 'Refresh QR code' }).click()
  }
  async finish() {
    await this.#page.getByRole('button', { name: 'Done' }).click()
  }
  async remove(document: string, file: string) {
    await this.#page.getByRole('button', { name: `Remove ${document} ${file}` }).click()
  }
}
