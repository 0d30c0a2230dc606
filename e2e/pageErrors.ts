import type { Page } from '@playwright/test'

/** The browser's own report of an answer that was a refusal: the application's matter, not a fault. */
const refusedCall = /^Failed to load resource/

/** Collects what a page throws or complains about; a test that leaves any behind has failed. */
export const watchForErrors = (page: Page): readonly string[] => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.stack ?? error.message))
  page.on('console', message => {
    if (message.type() === 'error' && !refusedCall.test(message.text())) errors.push(message.text())
  })
  return errors
}
