import { createRouter } from '@tanstack/react-router'
import { reportError } from './observability/errorReporter.ts'
import { routeTree } from './routeTree.gen.ts'
import type { Handover } from './thankYou/handover.ts'

export const makeRouter = () =>
  createRouter({
    routeTree,
    trailingSlash: 'preserve',
    defaultPreload: 'intent',
    scrollRestoration: false,
    defaultOnCatch: (thrown: unknown) =>
      reportError(thrown instanceof Error ? thrown : new Error('Something that is no error was thrown')),
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  interface HistoryState {
    /** What the thank-you page needs; it goes to / without it. */
    thankYou?: Handover
  }
}
