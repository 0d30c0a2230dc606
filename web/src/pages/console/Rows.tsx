import type { ReactNode } from 'react'
import css from './console.module.css'

/** A list, or what to read when it is empty. */
export const Rows = ({ empty, children }: { readonly empty: string; readonly children: ReactNode[] }) =>
  children.length === 0 ? (
    <p className={css['empty']}>{empty}</p>
  ) : (
    <ul className={css['rows']}>{children}</ul>
  )

interface RowProps {
  /** What the row is about, in bold. */
  readonly name: ReactNode
  /** A short text at the end of the first line, such as a time. */
  readonly aside?: ReactNode
  readonly actions?: ReactNode
  /** Whether the row is about the current thing. */
  readonly isCurrent?: boolean
  readonly children?: ReactNode
}

export const Row = ({ name, aside, actions, isCurrent = false, children }: RowProps) => (
  <li className={css['row']} aria-current={isCurrent || undefined}>
    <div className={css['rowText']}>
      <div className={css['rowHead']}>
        <span className={css['name']}>{name}</span>
        {aside && <span className={css['aside']}>{aside}</span>}
      </div>
      {children && <div className={css['rowBody']}>{children}</div>}
    </div>
    {actions && <div className={css['rowActions']}>{actions}</div>}
  </li>
)
