import { yearChoices } from '@open-account/domain/time/yearChoices'

/** The calendar of a date that may be any real one, over the years of the list. */
export const anyDay = (today: Temporal.PlainDate) => {
  const years = yearChoices(today)
  return {
    today,
    years,
    first: Temporal.PlainDate.from({ year: years[0] ?? today.year, month: 1, day: 1 }),
    last: Temporal.PlainDate.from({ year: years.at(-1) ?? today.year, month: 12, day: 31 }),
    reasonAgainst: () => null,
  }
}
