import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import type { Handover } from './thankYou/handover.ts'

export const makeRouter = () =>
  createRouter({
    routeTree,
    trailingSlash: 'preserve',
    defaultPreload: 'intent',
    scrollRestoration: false,
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
