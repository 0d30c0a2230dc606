export const firstYear = 1901
const defaultYearsAhead = 10

/** The years of a list, from 1901 to `yearsAhead` years after today. */
export const yearChoices = (today: Temporal.PlainDate, yearsAhead = defaultYearsAhead): readonly number[] => {
  const lastYear = today.year + yearsAhead
  return Array.from({ length: Math.max(0, lastYear - firstYear + 1) }, (_, index) => firstYear + index)
}
