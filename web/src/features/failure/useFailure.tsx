import type { ErrorCode } from '@open-account/contracts/errors'
import { useState } from 'react'
import { type ServiceFailure, serviceFailureOf } from '../../http/api/serviceFailure.ts'
import { reportError } from '../../http/observability/errorReporter.ts'
import { FailureDialog } from './FailureDialog.tsx'

interface Shown extends Pick<ServiceFailure, 'code' | 'description'> {
  readonly lines?: readonly string[]
  readonly after?: () => void
  readonly again?: (() => void) | undefined
}

/** Failures that may pass by themselves: the same call may succeed a moment later. */
const passing: readonly ErrorCode[] = [
  'network_error',
  'api_error',
  'server_error',
  'upstream_error',
  'unavailable',
  'request_timeout',
  'too_many_requests',
]

/**
 * The error dialog of a screen. `fail` reports what was thrown and shows it; its code replaces that of the failure where
 * the screen knows a better one. `again` does the same again, and is offered if the failure may pass. `linesOf` returns more
 * lines for the dialog.
 */
export const useFailure = (linesOf: (failure: ServiceFailure) => readonly string[] = () => []) => {
  const [failure, setFailure] = useState<Shown | null>(null)
  const again = failure?.again
  const close = () => {
    setFailure(null)
    failure?.after?.()
  }
  const report = (thrown: unknown): ServiceFailure => {
    const failed = serviceFailureOf(thrown)
    reportError(thrown, failed.code)
    return failed
  }
  return {
    /** Reports what was thrown without showing it. */
    report,
    fail: (thrown: unknown, as?: ErrorCode, after?: () => void, again?: () => void) => {
      const failed = report(thrown)
      setFailure({
        code: as ?? failed.code,
        description: failed.description,
        lines: linesOf(failed),
        ...(after && { after }),
        again: passing.includes(failed.code) ? again : undefined,
      })
    },
    /** Shows an error that no call has thrown. */
    say: (code: ErrorCode, after?: () => void) =>
      setFailure({ code, description: '', ...(after && { after }) }),
    /** Closes the dialog without its `after`. */
    close: () => setFailure(null),
    dialog: failure && (
      <FailureDialog
        failure={failure}
        lines={failure.lines ?? []}
        onClosed={close}
        onAgain={
          again &&
          (() => {
            setFailure(null)
            again()
          })
        }
      />
    ),
  }
}
