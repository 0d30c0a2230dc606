import { firstYear, yearChoices } from '@open-account/domain/time/yearChoices'

const reasonAgainst = (today: Temporal.PlainDate) => (date: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(date, today) > 0 ? 'This day is still to come.' : null

/** The calendar of a day that lies behind: a birth, the issue of a card (C-162). */
export const pastCalendar = (today: Temporal.PlainDate) => ({
  today,
  first: new Temporal.PlainDate(firstYear, 1, 1),
  last: today,
  years: yearChoices(today, 0),
  reasonAgainst: reasonAgainst(today),
})
