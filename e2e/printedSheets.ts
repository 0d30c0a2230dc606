import type { Page } from '@playwright/test'

/** On how many sheets of A4 Chromium prints a page, by its style sheet for paper. */
export const printedSheets = async (page: Page): Promise<number> => {
  const printed = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return printed.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}
