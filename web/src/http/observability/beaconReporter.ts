import type { ErrorReporter } from './errorReporter.ts'

/** Which build is running; empty unless the build was told. */
const release = import.meta.env.VITE_RELEASE ?? ''

/**
 * Posts every error and trace as JSON to an address. An error is sent as its code, its name and the path of the page:
 * messages, stacks, queries and values may hold what somebody typed and stay here.
 */
export const beaconReporter = (address: string, post: typeof fetch = fetch): ErrorReporter => {
  const send = (kind: 'error' | 'trace', event: object) => {
    const body = JSON.stringify({ kind, page: location.pathname, release, ...event })
    const headers = { 'content-type': 'application/json' }
    // Reporting is no errand of the applicant: when it fails, there is nobody to tell.
    post(address, { method: 'POST', body, headers, keepalive: true, credentials: 'omit' }).catch(
      () => undefined,
    )
  }
  return {
    report: (error, code) => send('error', { code, name: error.name }),
    trace: trace => send('trace', trace),
  }
}
