import css from './calendar.module.css'
import { monthNames } from './calendarNames.ts'

interface MonthYearListsProps {
  readonly month: Temporal.PlainDate
  readonly years: readonly number[]
  readonly onTurn: (to: Temporal.PlainDate) => void
}

/** The month and the year as lists, for dates long ago (C-162). */
export const MonthYearLists = ({ month, years, onTurn }: MonthYearListsProps) => (
  <span className={css['choosers']}>
    <select
      className={css['chooser']}
      aria-label="Month"
      value={month.month}
      onChange={event => onTurn(month.with({ month: Number(event.target.value) }))}
    >
      {monthNames.map((name, index) => (
        <option value={index + 1} key={name}>
          {name}
        </option>
      ))}
    </select>
    <select
      className={css['chooser']}
      aria-label="Year"
      value={month.year}
      onChange={event => onTurn(month.with({ year: Number(event.target.value) }))}
    >
      {years.map(year => (
        <option value={year} key={year}>
          {year}
        </option>
      ))}
    </select>
  </span>
)
