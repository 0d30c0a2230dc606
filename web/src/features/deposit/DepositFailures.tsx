import type { ErrorCode } from '@open-account/contracts/errors'
import { useState } from 'react'
import { FailureDialog } from '../failure/FailureDialog.tsx'

interface DepositFailuresProps {
  /** When the options and the calculation last failed, in milliseconds; 0 while they have not. */
  readonly optionsFailedAt: number
  readonly calculationFailedAt: number
}

/** The dialogs of options and calculation; each failure is told once. */
export const DepositFailures = ({ optionsFailedAt, calculationFailedAt }: DepositFailuresProps) => {
  const [toldAt, setToldAt] = useState(0)
  const failed: readonly (readonly [ErrorCode, number])[] = [
    ['fetch_sd_options_error', optionsFailedAt],
    ['calculate_sd_error', calculationFailedAt],
  ]
  const untold = failed.find(([, at]) => at > toldAt)
  if (untold === undefined) return null
  const [code, at] = untold
  return <FailureDialog failure={{ code, description: '' }} onClosed={() => setToldAt(at)} />
}
