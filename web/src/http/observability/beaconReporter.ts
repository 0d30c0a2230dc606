import type { ErrorReporter } from './errorReporter.ts'

/** The release of this build, or empty when it is not set. */
const release = import.meta.env.VITE_RELEASE ?? ''

/**
 * Posts every error and trace as JSON to an address. An error is sent as its code, its name and the path of the page.
 * Messages, stacks, queries and values may contain personal data and are not sent.
 */
export const beaconReporter = (address: string, post: typeof fetch = fetch): ErrorReporter => {
  const send = (kind: 'error' | 'trace', event: object) => {
    const body = JSON.stringify({ kind, page: location.pathname, release, ...event })
    const headers = { 'content-type': 'application/json' }
    // A failed report is ignored, because it does not concern the applicant.
    post(address, { method: 'POST', body, headers, keepalive: true, credentials: 'omit' }).catch(
      () => undefined,
    )
  }
  return {
    report: (error, code) => send('error', { code, name: error.name }),
    trace: trace => send('trace', trace),
  }
}
