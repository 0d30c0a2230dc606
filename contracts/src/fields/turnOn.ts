import type { PrintCondition } from '@open-account/domain/requirements/printing'
import type { DateRange } from '@open-account/domain/time/dateRange'
import type { TimeslotPrompt } from '@open-account/domain/turnOn/timeslots'

/** The messages about an incomplete range of days. Source: document 2, section 5. */
export const dateRangeMessages: Readonly<Record<Exclude<DateRange['status'], 'complete'>, string>> = {
  none: 'Please select the first day.',
  first_day: 'Please select the last day.',
}

/** The messages about a date without a timeslot to choose. Source: document 2, section 8. */
export const timeslotMessages: Readonly<Record<TimeslotPrompt, string>> = {
  select_new_date: 'Please select a new date',
  retrieve_again: 'There was a problem retrieving timeslot, Please try again',
}

/** The note beside a chosen timeslot. Source: document 2, section 5. */
export const timeslotNote = 'Please arrange for someone to be present for the appointment.'

/** The message when the chosen timeslot could not be confirmed. */
export const timeslotNotConfirmed = 'Please select new timeslot'

/** The messages about what must be filled before printing. Source: document 2, section 5. */
export const printMessages: Readonly<Record<PrintCondition, string>> = {
  turn_on_date: 'Please select your preferred turn on date',
  timeslot: 'Please select your preferred turn on timeslot',
  deposit: 'Please fill all your security deposit fields',
  gst: 'Please fill in your GST information',
}
