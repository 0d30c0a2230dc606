import type { Service } from '@open-account/domain/application/codes'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import css from './calendar.module.css'
import { cursorMove } from './cursorMoves.ts'
import { Day } from './Day.tsx'
import { weekdayNames } from './calendarNames.ts'

/** The days from the first to the last in weeks from Monday to Sunday; days before and after are null. */
const weeksOf = ({ first, last }: Days): readonly (readonly (Temporal.PlainDate | null)[])[] => {
  const offset = first.dayOfWeek - 1
  const days = first.until(last).days + 1
  return Array.from({ length: Math.ceil((offset + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = week * 7 + weekday - offset
      return day < 0 || day >= days ? null : first.add({ days: day })
    }),
  )
}

/** A first and a last day. */
export interface Days {
  readonly first: Temporal.PlainDate
  readonly last: Temporal.PlainDate
}

interface MonthGridProps {
  readonly days: Days
  /** The id of the grid's heading. */
  readonly labelledBy: string
  readonly today: Temporal.PlainDate
  /** The day of the cursor. */
  readonly cursor: Temporal.PlainDate
  readonly value: Temporal.PlainDate | null
  /** The last day of a range that begins with the value. */
  readonly until?: Temporal.PlainDate | undefined
  readonly services: readonly Service[]
  readonly reasonAgainst: (date: Temporal.PlainDate) => string | null
  readonly onMove: (to: Temporal.PlainDate) => void
  readonly onChoose: (date: Temporal.PlainDate) => void
}

const isBetween = (date: Temporal.PlainDate, first: Temporal.PlainDate, last: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(first, date) <= 0 && Temporal.PlainDate.compare(date, last) <= 0

/** The days of a month, or of some weeks, as a grid: Tab reaches one day, the arrow keys the others. */
export const MonthGrid = ({
  days,
  labelledBy,
  today,
  cursor,
  value,
  until,
  services,
  reasonAgainst,
  onMove,
  onChoose,
}: MonthGridProps) => {
  const grid = useRef<HTMLTableElement>(null)
  const movedByKey = useRef(false)

  // A key may move to another month, so the day receives the focus after rendering.
  useEffect(() => {
    if (!movedByKey.current) return
    movedByKey.current = false
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const move = cursorMove(event)
    if (move === undefined) return
    event.preventDefault()
    movedByKey.current = true
    onMove(move(cursor))
  }

  return (
    <table className={css['grid']} role="grid" aria-labelledby={labelledBy} ref={grid} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdayNames.map(name => (
            <th scope="col" abbr={name} key={name}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map(week => (
          <tr key={String(week.find(date => date !== null))}>
            {week.map((date, weekday) =>
              date === null ? (
                <td key={weekdayNames[weekday]} aria-hidden="true" />
              ) : (
                <Day
                  key={weekdayNames[weekday]}
                  date={date}
                  isNamed={date.day === 1 && date.month !== days.first.month}
                  today={date.equals(today)}
                  chosen={value !== null && isBetween(date, value, until ?? value)}
                  refused={reasonAgainst(date) !== null}
                  current={date.equals(cursor)}
                  services={services}
                  onReach={onMove}
                  onChoose={onChoose}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
