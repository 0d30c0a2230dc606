import type { Page } from '@playwright/test'

/** The row of a document, with or without '(optional)' after its label. */
export const documentRow = (page: Page, document: string) =>
  page
    .getByRole('listitem')
    .filter({
      has: page
        .getByText(document, { exact: true })
        .or(page.getByText(`${document} (optional)`, { exact: true })),
    })
    .filter({ hasNot: page.getByRole('link') })
