import { expect, type Page } from '@playwright/test'

/** Opens every folded part of the page, also those inside others, once the page has replaced the frame of its document. */
export const unfoldAll = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Several parts may load at once.
  await expect(page.locator('main').getByText('Please wait..').filter({ visible: true })).toHaveCount(0)
  const folded = page.locator('main details:not([open]) > summary:visible')
  while ((await folded.count()) > 0) await folded.first().click()
}
