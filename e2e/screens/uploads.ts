import type { Page } from '@playwright/test'
import { type PickedFile, pdf } from '../files.ts'

/** The documents of a step. */
export class Uploads {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  row(document: string) {
    return this.#page
      .getByRole('listitem')
      .filter({ has: this.#page.getByText(document, { exact: true }) })
      .filter({ hasNot: this.#page.getByRole('link') })
  }
  picker(document: string) {
    return this.#page.getByRole('button', { name: document, exact: true })
  }

  async choose(document: string, file: PickedFile) {
    await this.picker(document).setInputFiles(file)
  }

  /** Uploads each of these documents. */
  async uploadEach(...documents: readonly string[]) {
    for (const document of documents) await this.upload(document, pdf('document.pdf'))
  }

  /** Chooses a file and waits until the service has it. */
  async upload(document: string, file: PickedFile) {
    await this.choose(document, file)
    await this.row(document).getByText('Uploaded', { exact: true }).waitFor()
  }
}
