import type { Locator, Page } from '@playwright/test'
import { type InputFile, pdf } from '../files.ts'
import { documentRow } from './documentRow.ts'

/** The documents of a step. */
export class Uploads {
  readonly #page: Page
  readonly #open: (picker: Locator) => Promise<void>

  /** `open` opens the part of the page that contains a document. */
  constructor(page: Page, open: (picker: Locator) => Promise<void> = async () => undefined) {
    this.#page = page
    this.#open = open
  }

  row(document: string) {
    return documentRow(this.#page, document)
  }
  picker(document: string) {
    return this.#page.getByRole('button', { name: document, exact: true })
  }

  async choose(document: string, file: InputFile) {
    await this.#open(this.picker(document))
    await this.picker(document).setInputFiles(file)
  }

  /** Uploads each of these documents. */
  async uploadEach(...documents: readonly string[]) {
    for (const document of documents) await this.upload(document, pdf('document.pdf'))
  }

  /** Chooses a file and waits until it is uploaded. */
  async upload(document: string, file: InputFile) {
    await this.choose(document, file)
    await this.row(document).getByText('Uploaded', { exact: true }).waitFor()
  }
}
