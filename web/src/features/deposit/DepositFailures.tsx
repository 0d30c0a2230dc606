import type { ErrorCode } from '@open-account/contracts/errors'
import { useState } from 'react'
import { FailureDialog } from '../failure/FailureDialog.tsx'

interface DepositFailuresProps {
  /** When the options and the calculation last failed, in milliseconds; 0 for never. */
  readonly optionsFailedAt: number
  readonly calculationFailedAt: number
}

/** The error dialogs of options and calculation. Each failure is shown once. */
export const DepositFailures = ({ optionsFailedAt, calculationFailedAt }: DepositFailuresProps) => {
  const [dismissedAt, setDismissedAt] = useState(0)
  const failed: readonly (readonly [ErrorCode, number])[] = [
    ['fetch_sd_options_error', optionsFailedAt],
    ['calculate_sd_error', calculationFailedAt],
  ]
  const currentFailure = failed.find(([, at]) => at > dismissedAt)
  if (currentFailure === undefined) return null
  const [code, at] = currentFailure
  return <FailureDialog failure={{ code, description: '' }} onClosed={() => setDismissedAt(at)} />
}
