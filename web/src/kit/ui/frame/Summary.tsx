import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import css from './Summary.module.css'

export interface SummaryRow {
  readonly term: string
  /** Line breaks in a string are kept. Without a value the row says 'Not chosen yet', or its own words. */
  readonly value: ReactNode
  readonly open?: string
  /** Seen in the drawing already: on wide screens only read out. */
  readonly drawn?: boolean
}

/** What is known of the application so far. */
export const Summary = ({ rows }: { readonly rows: readonly SummaryRow[] }) => (
  <dl className={css['summary']}>
    {rows.map(({ term, value, open = 'Not chosen yet', drawn = false }) => (
      <div className={classNames(css['row'], drawn && css['drawn'])} key={term}>
        <dt className={css['term']}>{term}</dt>
        <dd className={classNames(css['value'], !value && css['open'])}>{value || open}</dd>
      </div>
    ))}
  </dl>
)
