import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { StatusText } from '../text/StatusText.tsx'
import { describedBy, partIds } from './describe.ts'
import css from './Field.module.css'

/** Splits the props of a field into those of `Field` and those of the native control. */
export const splitFieldProps = <P extends FieldTexts>(props: P) => {
  const { id, label, hint, error, optional, wide, narrow, ...control } = props
  return { fieldProps: { id, label, hint, error, optional, wide, narrow }, control }
}

/** Fields side by side on a grid of twelve columns; each sets how many it spans. */
export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className={css['row']}>{children}</div>
)

/** The texts and layout of a field around its control. */
export interface FieldTexts {
  /** The id of the control, unique on the page; the error summary links to it. */
  readonly id: string
  readonly label: string
  readonly hint?: ReactNode
  /** The message of the broken rule; undefined when the value is valid. */
  readonly error?: string | undefined
  /** Adds '(optional)' to the label. Required fields have no mark. */
  readonly optional?: boolean | undefined
  /** Columns of twelve in a Row, from 640 px on. Full width without it. */
  readonly wide?: Columns | undefined
  /** Columns of twelve in a Row, on phones. Full width without it. */
  readonly narrow?: Columns | undefined
}

/** Columns of the twelve of a Row. */
export type Columns = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

/** The attributes that connect the control to its label, hint and error. */
export interface ControlAttributes {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface FieldProps extends FieldTexts {
  /** Renders the control with these attributes. */
  readonly children: (attributes: ControlAttributes) => ReactNode
  /** Content under the control: a countdown, a link to change the value. */
  readonly after?: ReactNode
}

/** Label, hint, control and error, in this order and connected for screen readers. */
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
        <StatusText is="bad" id={partIds(id).error}>
          {error}
        </StatusText>
      </div>
    )}
    {after && <div className={css['after']}>{after}</div>}
  </div>
)
