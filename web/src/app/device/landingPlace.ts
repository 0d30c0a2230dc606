import type { AnyRouter } from '@tanstack/react-router'

/** The addresses of the landing page, as the routes name them. */
const landing: readonly string[] = [
  '/open-account/',
  '/open-account/$domain/',
  '/open-account/$domain/$type/',
]

/** The path when the page is the landing page, null when it is any other. */
export const landingPlace = ({ state }: Pick<AnyRouter, 'state'>): string | null =>
  landing.includes(String(state.matches.at(-1)?.routeId)) ? state.location.pathname : null
