import type { CalendarBody, CalendarDays } from '@open-account/contracts/calendar'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { isFree } from '@open-account/domain/turnOn/calendar'
import { bodyOf } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'
import { serviceToday } from '../../http/api/serviceClock.ts'
import { ServiceFailure } from '../../http/api/serviceFailure.ts'
import { readDraft, saveDraft } from '../../session/draftStore.ts'
import { type OfferedDays, offeredDays } from './offeredDays.ts'
import { chosenDate, withCarriedDates, withDate, withoutDate } from './turnOnDraft.ts'

/** The offered days. `removedDate` is the previously chosen date when it is no longer offered. */
interface LoadedDays extends OfferedDays {
  readonly removedDate: Temporal.PlainDate | null
}

/** A response with an Offset is a failure of the calendar (C-145). */
const readCalendar = async (body: CalendarBody): Promise<CalendarDays> => {
  const answer = await bodyOf(tsr.calendar.days.mutate({ body }))
  if ('Offset' in answer) throw new ServiceFailure('calendar_error')
  return answer
}

/** Reads the days that may be chosen. Removes the chosen date from the draft when it is not among them. */
export const loadDays = async (
  body: CalendarBody,
  { domain, nonStandardAddress }: Pick<ApplicationFacts, 'domain' | 'nonStandardAddress'>,
): Promise<LoadedDays> => {
  const answer = await readCalendar(body)
  const draft = readDraft()
  const days = offeredDays(answer, draft.signup.terminateDate, {
    today: serviceToday(),
    nonStandardAddress,
    gas: body.gas,
  })
  const date = chosenDate(draft)
  const removedDate = date !== null && !isFree(date, days.calendar) ? date : null
  saveDraft(previous => ({ ...withCarriedDates(previous, answer), calendar: { askedWith: body } }))
  if (removedDate !== null) saveDraft(previous => withoutDate(previous, { domain }))
  else if (date !== null) saveDraft(previous => withDate(previous, { domain }, date, days.hashOf(date)))
  return { ...days, removedDate }
}
