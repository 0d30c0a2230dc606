import { expect, type Page } from '@playwright/test'

/** Opens every folded part of the page, also those inside others, once its heading is there. */
export const unfoldAll = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const folded = page.locator('main details:not([open]) > summary:visible')
  while ((await folded.count()) > 0) await folded.first().click()
}
