/** The choice of a first and a last day. */
export type DateRange =
  | { readonly status: 'none' }
  | { readonly status: 'first_day'; readonly first: Temporal.PlainDate }
  | { readonly status: 'complete'; readonly first: Temporal.PlainDate; readonly last: Temporal.PlainDate }

export type DateRangeEvent =
  | { readonly type: 'day'; readonly day: Temporal.PlainDate }
  | { readonly type: 'reset' }

export const noDateRange: DateRange = { status: 'none' }

/**
 * The range after a day was chosen or the choice was reset. A day before the first one is a new first day, and so is
 * any day once the range is complete (C-161).
 */
export const nextDateRange = (range: DateRange, event: DateRangeEvent): DateRange => {
  if (event.type === 'reset') return noDateRange
  const { day } = event
  return range.status === 'first_day' && Temporal.PlainDate.compare(day, range.first) >= 0
    ? { status: 'complete', first: range.first, last: day }
    : { status: 'first_day', first: day }
}

/** The number of days in a complete range, with both ends; null until it is complete. */
export const daysOfRange = (range: DateRange): number | null =>
  range.status === 'complete' ? range.first.until(range.last, { largestUnit: 'day' }).days + 1 : null
