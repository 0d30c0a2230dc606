import { pushToDataLayer } from './dataLayer.ts'

/** Reports uncaught errors. */
export const reportUncaughtErrors = (): void => {
  window.addEventListener('error', ({ error }) => {
    if (error instanceof Error) reportError(error)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error) reportError(reason)
  })
}

/** One call to the service: its path, duration and outcome. It contains no value that an applicant has entered. */
interface Trace {
  readonly method: string
  /** The path as the contract prints it, with the names of its parameters in place of values. */
  readonly path: string
  /** 'ok', or the code of the failure. */
  readonly outcome: string
  /** From the call to the answer, in milliseconds. */
  readonly milliseconds: number
}

/** The service for errors and traces, when a setting names one. Its adapter loads when the browser is idle. */
export interface ErrorReporter {
  readonly report: (error: Error, code: string) => void
  readonly trace: (trace: Trace) => void
}

type Event = (reporter: ErrorReporter) => void

/** Events before the reporter has loaded wait; beyond this number later ones are dropped, because the first explain most. */
const queueLimit = 100
let reporter: ErrorReporter | null = null
let queue: readonly Event[] = []

const send = (event: Event): void => {
  if (reporter !== null) event(reporter)
  else if (queue.length < queueLimit) queue = [...queue, event]
}

/**
 * Reports what was thrown, as an error even if it is none, to the data layer and, once it has loaded, to the
 * error-reporting service. The code is the error's name unless a caller knows a better one.
 */
export const reportError = (thrown: unknown, betterCode?: string): void => {
  const error = thrown instanceof Error ? thrown : new Error('A value that is no error was thrown')
  const code = betterCode ?? error.name
  pushToDataLayer({ event: 'error', error_code: code, page_path: location.pathname })
  send(connected => connected.report(error, code))
}

/** Reports a call. The sample rate is 1.0 (C-173). */
export const reportTrace = (trace: Trace): void => send(connected => connected.trace(trace))

/** Connects the reporter and sends it the queued events first. */
export const connectErrorReporter = (connected: ErrorReporter): void => {
  reporter = connected
  for (const event of queue) event(connected)
  queue = []
}
