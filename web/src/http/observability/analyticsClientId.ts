const cookie = '_ga'
/** The id follows the version and the domain depth: GA1.1.1234567890.1700000000. */
const shape = /^GA\d+\.\d+\.(\d+\.\d+)$/

/** The client id of this browser from the page's analytics cookie, or empty without analytics (C-164). */
export const analyticsClientId = (cookies: string = document.cookie): string => {
  const [, value = ''] =
    cookies
      .split('; ')
      .map(pair => pair.split('='))
      .find(([name]) => name === cookie) ?? []
  return shape.exec(value)?.[1] ?? ''
}
