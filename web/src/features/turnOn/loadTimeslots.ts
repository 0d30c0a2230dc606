import type { TimeslotsAnswer, TimeslotsBody } from '@open-account/contracts/calendar'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { bodyOf } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'
import { readDraft, saveDraft } from '../../session/draftStore.ts'
import { withTimeslots } from './turnOnDraft.ts'

/** Reads the requirements and timeslots of a date, and saves them if that date is still chosen. */
export const loadTimeslots = async (
  body: TimeslotsBody,
  facts: Pick<ApplicationFacts, 'domain' | 'timeslotAllowed'>,
): Promise<TimeslotsAnswer> => {
  const answer = await bodyOf(tsr.calendar.timeslots.mutate({ body }))
  if (readDraft().turnOnServices.turn_on_date === body.selected_date) {
    saveDraft(previous => withTimeslots(previous, facts, answer))
  }
  return answer
}
