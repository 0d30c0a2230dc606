import { expect, type Page } from '@playwright/test'

/** The page for testers that makes a link to the application of its tab. */
export class SharePage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get back() {
    return this.page.getByRole('link', { name: 'Back to the application' })
  }

  /** Makes a link; returns its address. */
  async makeLink(): Promise<string> {
    await this.page.getByRole('button', { name: 'Make a link' }).click()
    await expect(this.page.getByRole('status')).toHaveText('The link is made.')
    return this.page.getByLabel('The link').inputValue()
  }
}
