import type { ReactNode } from 'react'
import css from './FileRow.module.css'

interface PlainRowProps {
  readonly mark: ReactNode
  readonly label: string
  readonly optional?: boolean
  /** What there is to say in place of a file. */
  readonly children: ReactNode
}

/** A document without a control: what it is and how it stands. */
export const PlainRow = ({ mark, label, optional = false, children }: PlainRowProps) => (
  <li className={css['row']}>
    {mark}
    <div className={css['words']}>
      <b className={css['label']}>
        {label}
        {optional && <span className={css['optional']}> (optional)</span>}
      </b>
      <span className={css['meta']}>{children}</span>
    </div>
  </li>
)
