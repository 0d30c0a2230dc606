import { reportError } from './errorReporter.ts'

/** Reports what nobody has caught. */
export const reportUncaughtErrors = (): void => {
  window.addEventListener('error', ({ error }) => {
    if (error instanceof Error) reportError(error)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error) reportError(reason)
  })
}
