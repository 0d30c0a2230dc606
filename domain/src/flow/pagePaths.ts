/**
 * The pages of the application, as its router, the service and the server in front of both know them: `$` is any one
 * part, and `$$` any parts.
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
] as const

/** The pages as one regular expression, which nginx understands too. */
export const pagePattern: string = `^(?:${pagePaths
  .map(path => path.replaceAll('$$', '.+').replaceAll('$', '[^/]+').replace(/^\/$/, ''))
  .join('|')})/?$`

const page = new RegExp(pagePattern)

/** Whether the application has a page at an address, which is given without its query. */
export const isPagePath = (path: string): boolean => page.test(path)
