import type { ReactNode } from 'react'
import type { Columns } from '../field/Field.tsx'
import { Note } from '../text/text.tsx'
import { Tag } from './Answers.tsx'
import css from './LockedValue.module.css'

interface LockedValueProps {
  readonly id?: string | undefined
  readonly label: string
  readonly value: string
  /** Where the value comes from. */
  readonly tag?: string | undefined
  readonly note?: ReactNode
  /** Columns of twelve in a Row, as for a field. */
  readonly wide?: Columns | undefined
  readonly narrow?: Columns | undefined
}

/** A value that cannot be changed: text with its source in place of a field. */
export const LockedValue = ({
  id,
  label,
  value,
  tag = 'From Myinfo',
  note,
  wide,
  narrow,
}: LockedValueProps) => (
  <dl className={css['locked']} id={id} data-wide={wide} data-narrow={narrow}>
    <dt className={css['label']}>{label}</dt>
    <dd>
      <span className={css['value']}>
        {value}
        <Tag>{tag}</Tag>
      </span>
      {note && (
        <div className={css['note']}>
          <Note>{note}</Note>
        </div>
      )}
    </dd>
  </dl>
)
