import { expect, type Page } from '@playwright/test'

/** The console of a tester, in the world of the browser. */
export class Console {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1 })
  }

  get panels() {
    return this.page.getByRole('navigation', { name: 'Panels' }).getByRole('link')
  }

  /** The call that the last action made. */
  get lastCall() {
    return this.page.getByRole('contentinfo', { name: 'Last call' })
  }

  async open(world: string) {
    await this.page.goto('/mock')
    await expect(this.heading).toHaveText(`World ${world}`)
  }

  async openPanel(name: string) {
    await this.panels.filter({ hasText: name }).click()
    await expect(this.heading).toHaveText(name)
  }
}
