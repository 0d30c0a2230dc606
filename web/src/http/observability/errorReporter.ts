import { pushToDataLayer } from './dataLayer.ts'

/** Reports what nobody has caught. */
export const reportUncaughtErrors = (): void => {
  window.addEventListener('error', ({ error }) => {
    if (error instanceof Error) reportError(error)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error) reportError(reason)
  })
}

/** One call to the service: which, how long, and what came of it. It carries no value that anybody typed. */
interface Trace {
  readonly method: string
  /** The path as the contract prints it, with the names of its parameters in place of values. */
  readonly path: string
  /** 'ok', or the code of the failure. */
  readonly outcome: string
  /** From the call to the answer, in milliseconds. */
  readonly milliseconds: number
}

/** Where errors and traces go when a setting names a place. Its adapter loads when the browser is idle. */
export interface ErrorReporter {
  readonly report: (error: Error, code: string) => void
  readonly trace: (trace: Trace) => void
}

type Event = (reporter: ErrorReporter) => void

/** What happens before the reporter is there is kept; the first of it tells the most. */
const mostWaiting = 100
let reporter: ErrorReporter | null = null
let waiting: readonly Event[] = []

const send = (event: Event): void => {
  if (reporter !== null) event(reporter)
  else if (waiting.length < mostWaiting) waiting = [...waiting, event]
}

/** Reports an error to the data layer and, as soon as it is there, to the error-reporting service. */
export const reportError = (error: Error, code: string = error.name): void => {
  pushToDataLayer({ event: 'error', error_code: code, page_path: location.pathname })
  send(connected => connected.report(error, code))
}

/** Reports a call; every one of them, a sample rate of 1.0 (C-173). */
export const reportTrace = (trace: Trace): void => send(connected => connected.trace(trace))

/** Hands over to the reporter, first what has happened since the start. */
export const connectErrorReporter = (connected: ErrorReporter): void => {
  reporter = connected
  for (const event of waiting) event(connected)
  waiting = []
}
