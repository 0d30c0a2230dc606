import { type Asked, calendarBody } from './calendarCalls.ts'

/**
 * Whether the date was chosen for other premises or services, or for somebody with other rights to an appointment than
 * the applicant by now: what was offered then, and what the date needs, no longer count.
 */
export const isTurnOnStale = (asked: Asked): boolean => {
  const { calendar, turnOnServices } = asked.draft
  return (
    turnOnServices.turn_on_date !== '' &&
    calendar.askedWith !== null &&
    JSON.stringify(calendar.askedWith) !== JSON.stringify(calendarBody(asked))
  )
}
