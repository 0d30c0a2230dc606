import type { ReactNode } from 'react'
import css from './FileRow.module.css'

interface PlainRowProps {
  readonly mark: ReactNode
  readonly label: string
  readonly optional?: boolean
  /** The text in place of a file. */
  readonly children: ReactNode
}

/** A document without buttons: its label and its status. */
export const PlainRow = ({ mark, label, optional = false, children }: PlainRowProps) => (
  <li className={css['row']}>
    {mark}
    <div className={css['text']}>
      <b className={css['label']}>
        {label}
        {optional && <span className={css['optional']}> (optional)</span>}
      </b>
      <span className={css['meta']}>{children}</span>
    </div>
  </li>
)
