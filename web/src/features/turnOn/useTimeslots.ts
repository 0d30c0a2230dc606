import { skipToken, useQuery } from '@tanstack/react-query'
import { reported } from '../../http/api/bodyOf.ts'
import { useWizard } from '../../session/useWizard.ts'
import { timeslotsBody } from './calendarCalls.ts'
import { loadTimeslots } from './loadTimeslots.ts'

/** The timeslots of the chosen date; nothing is asked while there is none. */
export const useTimeslots = () => {
  const { draft, facts, signup } = useWizard()
  const body = timeslotsBody({ draft, facts, signup })
  const { data, error, errorUpdatedAt, isFetching, refetch } = useQuery({
    // The number of the notification comes with the answer and asks for no other one.
    queryKey: ['timeslots', body && { ...body, notification_number: '' }],
    queryFn: body === null ? skipToken : () => reported(loadTimeslots(body, facts)),
  })
  /** Whether what the chosen date needs is not known: asked for just now, or not answered. */
  const unknown = body !== null && (isFetching || error !== null)
  return { answer: data ?? null, error, errorUpdatedAt, isFetching, refetch, unknown }
}

export type Timeslots = ReturnType<typeof useTimeslots>
