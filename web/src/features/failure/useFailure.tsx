import type { ErrorCode } from '@open-account/contracts/errors'
import { useState } from 'react'
import { type ServiceFailure, serviceFailureOf } from '../../http/api/serviceFailure.ts'
import { reportError } from '../../http/observability/errorReporter.ts'
import { FailureDialog } from './FailureDialog.tsx'

interface Shown extends Pick<ServiceFailure, 'code' | 'description'> {
  readonly lines?: readonly string[]
  readonly after?: () => void
}

/**
 * The error that stands over a screen, if any. `fail` takes whatever was thrown and reports it; a code given with it
 * names what the screen was doing, for errors of the service without a meaning of their own. `linesOf` says what else
 * the screen tells of an error.
 */
export const useFailure = (linesOf: (failure: ServiceFailure) => readonly string[] = () => []) => {
  const [failure, setFailure] = useState<Shown | null>(null)
  const close = () => {
    setFailure(null)
    failure?.after?.()
  }
  const report = (thrown: unknown): ServiceFailure => {
    const known = serviceFailureOf(thrown)
    reportError(thrown, known.code)
    return known
  }
  return {
    /** Reports what was thrown without showing it. */
    report,
    fail: (thrown: unknown, as?: ErrorCode, after?: () => void) => {
      const known = report(thrown)
      setFailure({
        code: as ?? known.code,
        description: known.description,
        lines: linesOf(known),
        ...(after && { after }),
      })
    },
    /** Says something that no call has thrown. */
    say: (code: ErrorCode, after?: () => void) =>
      setFailure({ code, description: '', ...(after && { after }) }),
    /** Takes the error away without doing what comes after it. */
    close: () => setFailure(null),
    dialog: failure && <FailureDialog failure={failure} lines={failure.lines ?? []} onClosed={close} />,
  }
}
