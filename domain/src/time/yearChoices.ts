export const firstYear = 1901
const defaultYearsAhead = 10

/** The years a list of years offers, first to last: from 1901 to ten years ahead unless another offset is given. */
export const yearChoices = (today: Temporal.PlainDate, yearsAhead = defaultYearsAhead): readonly number[] => {
  const lastYear = today.year + yearsAhead
  return Array.from({ length: Math.max(0, lastYear - firstYear + 1) }, (_, index) => firstYear + index)
}
