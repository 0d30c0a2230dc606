const cookie = '_ga'
/** Version and domain depth stand before the id: GA1.1.1234567890.1700000000. */
const shape = /^GA\d+\.\d+\.(\d+\.\d+)$/

/** The client id that the page's analytics has given this browser, or empty without analytics (C-164). */
export const analyticsClientId = (cookies: string = document.cookie): string => {
  const [, value = ''] =
    cookies
      .split('; ')
      .map(pair => pair.split('='))
      .find(([name]) => name === cookie) ?? []
  return shape.exec(value)?.[1] ?? ''
}
