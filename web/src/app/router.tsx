import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import type { Handover } from '../session/handover/handover.ts'

/** The query of an address. Every value is a string, because the token of a kiosk may look like a number. */
const parseSearch = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query))

/** The query with its question mark, or empty. Values that are not strings are left out. */
const stringifySearch = (search: Readonly<Record<string, unknown>>): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (typeof value === 'string') query.set(name, value)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

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
    /** What the thank-you page shows; without it the page redirects to /. */
    thankYou?: Handover
  }
}
