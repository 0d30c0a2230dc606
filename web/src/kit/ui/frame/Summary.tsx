import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { UnbrokenText } from '../text/UnbrokenText.tsx'
import css from './Summary.module.css'

export interface SummaryRow {
  readonly term: string
  /** Line breaks in a string are shown. Without a value the row shows its placeholder. */
  readonly value: ReactNode
  /** 'Not chosen yet' by default. */
  readonly placeholder?: string
  /** The drawing shows it already: hidden on wide screens, except for screen readers. */
  readonly drawn?: boolean
}

/** The answers of the application so far. */
export const Summary = ({ rows }: { readonly rows: readonly SummaryRow[] }) => (
  <dl className={css['summary']}>
    {rows.map(({ term, value, placeholder: open = 'Not chosen yet', drawn = false }) => (
      <div className={classNames(css['row'], drawn && css['drawn'])} key={term}>
        <dt className={css['term']}>{term}</dt>
        <dd className={classNames(css['value'], !value && css['placeholder'])}>
          {typeof value === 'string' ? <UnbrokenText>{value || open}</UnbrokenText> : value}
        </dd>
      </div>
    ))}
  </dl>
)
