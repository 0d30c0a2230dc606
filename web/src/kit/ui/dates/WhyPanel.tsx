import { displayDateWithWeekday } from '@open-account/domain/time/displayDate'
import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import css from './calendar.module.css'

interface WhyPanelProps {
  readonly chosen: Temporal.PlainDate | null
  /** Details of the chosen day. */
  readonly children?: ReactNode
  /** The day of the cursor with the reason against it; null when there is none. */
  readonly refused: { readonly date: Temporal.PlainDate; readonly reason: string } | null
}

/** The panel beside the month: the chosen day, the reason against the day of the cursor, and a legend. */
export const WhyPanel = ({ chosen, children, refused }: WhyPanelProps) => (
  <div className={css['why']}>
    {chosen && (
      <div className={css['picked']}>
        <h3>{displayDateWithWeekday(chosen)}</h3>
        {children}
      </div>
    )}
    <div className={css['reason']} aria-live="polite">
      {refused && (
        <>
          <h3>{displayDateWithWeekday(refused.date)}</h3>
          <p>{refused.reason}</p>
        </>
      )}
    </div>
    <ul className={css['key']}>
      <li>
        <span className={classNames(css['day'], css['free'])} aria-hidden="true">
          6
        </span>
        Available
      </li>
      <li>
        <span className={classNames(css['day'], css['crossed'])} aria-hidden="true">
          8
        </span>
        Not available: move to the day to see why
      </li>
    </ul>
  </div>
)
