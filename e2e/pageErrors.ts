import type { Page } from '@playwright/test'

/** The browser logs this for every refused call, which the application handles. */
const refusedCall = /^Failed to load resource/

/** Collects the errors that a page throws or logs. A test with any error fails. */
export const watchForErrors = (page: Page): readonly string[] => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.stack ?? error.message))
  page.on('console', message => {
    if (message.type() === 'error' && !refusedCall.test(message.text())) errors.push(message.text())
  })
  return errors
}
