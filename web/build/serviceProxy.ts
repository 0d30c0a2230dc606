import type { ProxyOptions } from 'vite'

/** The first parts of the service's paths; a page of the application lives under none of them but `/payment`. */
export const serviceParts = [
  'appconfig',
  'v1',
  'oidc',
  'khaos',
  'GW2',
  'mock',
  'docs',
  'health',
  'payment',
] as const

/** `/payment` is a page for a browser that goes there and a call for every client else. */
const isPageVisit = (path: string, method: string, accept: string) =>
  /^\/payment(?:[/?]|$)/.test(path) && method === 'GET' && accept.includes('text/html')

/** Passes the service's paths on to where the service is, as a server in front of both would. */
export const serviceProxy = (origin: string): Record<string, ProxyOptions> => ({
  [`^/(${serviceParts.join('|')})([/?]|$)`]: {
    target: origin,
    xfwd: true,
    bypass: ({ url = '', method = '', headers }) =>
      isPageVisit(url, method, headers.accept ?? '') ? '/index.html' : null,
  },
})
