import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import { parseSearch, stringifySearch } from './searchText.ts'
import type { Handover } from '../session/handover/handover.ts'

export const makeRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    ...(history && { history }),
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
