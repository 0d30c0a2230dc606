/** The days of a month in weeks from Monday to Sunday; the places of other months' days are null. */
export const weeksOf = (month: Temporal.PlainDate): readonly (readonly (Temporal.PlainDate | null)[])[] => {
  const first = month.with({ day: 1 })
  const before = first.dayOfWeek - 1
  const weeks = Math.ceil((before + month.daysInMonth) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => {
      const day = week * 7 + place - before
      return day < 0 || day >= month.daysInMonth ? null : first.add({ days: day })
    }),
  )
}
