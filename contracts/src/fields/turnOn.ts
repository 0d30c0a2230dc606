import type { PrintCondition } from '@open-account/domain/requirements/printing'
import type { DateRange } from '@open-account/domain/time/dateRange'
import type { TimeslotPrompt } from '@open-account/domain/turnOn/timeslots'

/** What is asked for while a range of days is not complete. Source: document 2, section 5. */
export const dateRangeMessages: Readonly<Record<Exclude<DateRange['status'], 'complete'>, string>> = {
  none: 'Please select the first day.',
  first_day: 'Please select the last day.',
}

/** What is said when a date has no timeslot to choose from. Source: document 2, section 8. */
export const timeslotMessages: Readonly<Record<TimeslotPrompt, string>> = {
  select_new_date: 'Please select a new date',
  retrieve_again: 'There was a problem retrieving timeslot, Please try again',
}

/** What whoever has a timeslot is asked for. Source: document 2, section 5. */
export const timeslotNote = 'Please arrange for someone to be present for the appointment.'

/** What is said when the chosen timeslot could not be confirmed. */
export const timeslotNotConfirmed = 'Please select new timeslot'

/** What must be filled before the application is printed. Source: document 2, section 5. */
export const printMessages: Readonly<Record<PrintCondition, string>> = {
  turn_on_date: 'Please select your preferred turn on date',
  timeslot: 'Please select your preferred turn on timeslot',
  deposit: 'Please fill all your security deposit fields',
  gst: 'Please fill in your GST information',
}
