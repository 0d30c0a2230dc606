import type { Page } from '@playwright/test'

/** The row of a document, whether or not it says behind the label that it may be left out. */
export const documentRow = (page: Page, document: string) =>
  page
    .getByRole('listitem')
    .filter({
      has: page
        .getByText(document, { exact: true })
        .or(page.getByText(`${document} (optional)`, { exact: true })),
    })
    .filter({ hasNot: page.getByRole('link') })
