/**
 * The addresses of the application's pages, for its router, the service and the server in front of both: `$` is any
 * one part, `$$` any number of parts.
 */
export const pagePaths = [
  '/',
  '/open-account',
  '/open-account/$',
  '/open-account/$/$',
  '/open-account/$/$/$',
  '/thank-you',
  '/payment',
  '/payment/$$',
  '/upload',
  '/about/$',
] as const

/** The addresses as one regular expression, which nginx can use too. */
export const pagePattern: string = `^(?:${pagePaths
  .map(path => path.replaceAll('$$', '.+').replaceAll('$', '[^/]+').replace(/^\/$/, ''))
  .join('|')})/?$`

const page = new RegExp(pagePattern)

/** Whether the application has a page at an address. `path` has no query. */
export const isPagePath = (path: string): boolean => page.test(path)
