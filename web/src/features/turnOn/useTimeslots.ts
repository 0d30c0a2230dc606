import { skipToken, useQuery } from '@tanstack/react-query'
import { reported } from '../../http/api/bodyOf.ts'
import { useWizard } from '../../session/useWizard.ts'
import { timeslotsBody } from './calendarCalls.ts'
import { loadTimeslots } from './loadTimeslots.ts'

/** The timeslots of the chosen date; without a date there is no request. */
export const useTimeslots = () => {
  const { draft, facts, signup } = useWizard()
  const body = timeslotsBody({ draft, facts, signup })
  const { data, error, errorUpdatedAt, isFetching, refetch } = useQuery({
    // The notification number comes from the response, so a change of it causes no other request.
    queryKey: ['timeslots', body && { ...body, notification_number: '' }],
    queryFn: body === null ? skipToken : () => reported(loadTimeslots(body, facts)),
  })
  /** Whether the requirements of the chosen date are unknown: still loading, or failed. */
  const areRequirementsUnknown = body !== null && (isFetching || error !== null)
  return { answer: data ?? null, error, errorUpdatedAt, isFetching, refetch, areRequirementsUnknown }
}

export type Timeslots = ReturnType<typeof useTimeslots>
