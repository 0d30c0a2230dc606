import type { TimeslotsAnswer, TimeslotsBody } from '@open-account/contracts/calendar'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { bodyOf } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'
import { readDraft, saveDraft } from '../../session/draftStore.ts'
import { withTimeslots } from './turnOnDraft.ts'

/** Reads what a date needs and which timeslots it has, for the draft as long as that date is the chosen one. */
export const loadTimeslots = async (
  body: TimeslotsBody,
  facts: Pick<ApplicationFacts, 'domain' | 'timeslotAllowed'>,
): Promise<TimeslotsAnswer> => {
  const answer = await bodyOf(tsr.calendar.timeslots({ body }))
  if (readDraft().turnOnServices.turn_on_date === body.selected_date) {
    saveDraft(before => withTimeslots(before, facts, answer))
  }
  return answer
}
