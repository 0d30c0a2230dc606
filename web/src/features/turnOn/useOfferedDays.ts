import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { reported } from '../../http/api/bodyOf.ts'
import { useWizard } from '../../session/useWizard.ts'
import { calendarBody } from './calendarCalls.ts'
import { loadDays } from './loadDays.ts'

/** The days that may be chosen, read whenever the screen is opened and when the services change. */
export const useOfferedDays = () => {
  const { draft, facts, signup } = useWizard()
  const body = calendarBody({ draft, facts, signup })
  return useQuery({
    queryKey: ['calendar', body],
    queryFn: () => reported(loadDays(body, facts)),
    placeholderData: keepPreviousData,
    structuralSharing: false,
  })
}
