import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { StatusWords } from '../text/StatusWords.tsx'
import { describedBy, partIds } from './describe.ts'
import css from './Field.module.css'

/** Fields side by side on a grid of twelve columns; each says how many it takes. */
export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className={css['row']}>{children}</div>
)

/** What every field says around its control. */
export interface FieldWords {
  /** The id of the control, unique on the page; links of the error summary lead to it. */
  readonly id: string
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong, in the words of the rule; nothing while all is well. */
  readonly error?: string | undefined
  /** Says '(optional)' after the label. Required fields say nothing. */
  readonly optional?: boolean | undefined
  /** Columns of twelve in a Row, from 640 px on. Full width without it. */
  readonly wide?: Columns | undefined
  /** Columns of twelve in a Row, on phones. Full width without it. */
  readonly narrow?: Columns | undefined
}

/** Columns of the twelve of a Row. */
export type Columns = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

/** What the control must carry so that its words belong to it. */
export interface ControlAttributes {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface FieldProps extends FieldWords {
  /** Draws the control with the attributes that tie it to its words. */
  readonly children: (attributes: ControlAttributes) => ReactNode
  /** Stands under the control: a countdown, a link to change the value. */
  readonly after?: ReactNode
}

/** Label, hint, control and error, in that order, tied together for those who listen. */
export const Field = ({ id, label, hint, error, optional, wide, narrow, children, after }: FieldProps) => (
  <div className={classNames(css['field'], error && css['bad'])} data-wide={wide} data-narrow={narrow}>
    <label className={css['label']} htmlFor={id}>
      {label}
      {optional && <span className={css['optional']}> (optional)</span>}
    </label>
    {hint && (
      <span className={css['hint']} id={partIds(id).hint}>
        {hint}
      </span>
    )}
    {children({
      id,
      'aria-describedby': describedBy(id, Boolean(hint), Boolean(error)),
      'aria-invalid': error ? true : undefined,
    })}
    {error && (
      <div className={css['error']}>
        <StatusWords is="bad" id={partIds(id).error}>
          {error}
        </StatusWords>
      </div>
    )}
    {after && <div className={css['after']}>{after}</div>}
  </div>
)
