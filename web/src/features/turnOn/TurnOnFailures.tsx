import type { ErrorCode } from '@open-account/contracts/errors'
import { freeDays } from '@open-account/domain/turnOn/calendar'
import { timeslotFailurePrompt } from '@open-account/domain/turnOn/timeslots'
import { useState } from 'react'
import { FailureDialog } from '../failure/FailureDialog.tsx'
import { useWizard } from '../../session/useWizard.ts'
import type { useOfferedDays } from './useOfferedDays.ts'
import type { Timeslots } from './useTimeslots.ts'

interface TurnOnFailuresProps {
  readonly days: Pick<ReturnType<typeof useOfferedDays>, 'data' | 'error' | 'errorUpdatedAt' | 'isFetching'>
  readonly timeslots: Timeslots
}

/** The error dialogs of calendar and timeslots. Each failure shows once, and no longer after a successful response. */
export const TurnOnFailures = ({ days, timeslots }: TurnOnFailuresProps) => {
  const { facts } = useWizard()
  const [dismissedAt, setDismissedAt] = useState(0)
  const promptsAgain = timeslotFailurePrompt(facts.type, facts.timeslotRequired) === 'retrieve_again'
  const noDate =
    days.error === null &&
    !days.isFetching &&
    days.data !== undefined &&
    freeDays(days.data.calendar).length === 0
  const failed: readonly (readonly [ErrorCode, number])[] = [
    ...(noDate ? [['no_date_available', Infinity] as const] : []),
    ...(days.error === null ? [] : [['calendar_error', days.errorUpdatedAt] as const]),
    ...(timeslots.error === null || !promptsAgain
      ? []
      : [['timeslot_error', timeslots.errorUpdatedAt] as const]),
  ]
  const currentFailure = failed.find(([, at]) => at > dismissedAt)
  if (currentFailure === undefined) return null
  const [code, at] = currentFailure
  return <FailureDialog failure={{ code, description: '' }} onClosed={() => setDismissedAt(at)} />
}
