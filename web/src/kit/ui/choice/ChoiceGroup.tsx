import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import type { FieldTexts } from '../field/Field.tsx'
import { describedBy, partIds } from '../field/describe.ts'
import { Note } from '../text/text.tsx'
import { StatusText } from '../text/StatusText.tsx'
import css from './ChoiceGroup.module.css'

/** The columns from 640 px on; phones have one, of five as many as fit. */
export type ChoiceColumns = 'one' | 'two' | 'three' | 'five'

interface ChoicesProps {
  readonly columns?: ChoiceColumns | undefined
  readonly children: ReactNode
}

/** The layout of the rows of a group of choices. */
export const Choices = ({ columns = 'one', children }: ChoicesProps) => (
  <div className={classNames(css['choices'], css[columns])}>{children}</div>
)

interface ChoiceGroupProps extends Omit<FieldTexts, 'wide' | 'narrow' | 'optional'> {
  /** Whether the question looks like a label or like the heading of a section. */
  readonly as?: 'label' | 'heading'
  readonly columns?: ChoiceColumns | undefined
  readonly children: ReactNode
}

/** A question with choices: fieldset, legend, hint, rows, error. */
export const ChoiceGroup = ({
  id,
  label,
  hint,
  error,
  as = 'label',
  columns,
  children,
}: ChoiceGroupProps) => (
  <fieldset
    id={id}
    className={classNames(css['group'], as === 'heading' && css['titled'], error && css['bad'])}
    aria-describedby={describedBy(id, Boolean(hint), Boolean(error))}
  >
    <legend className={classNames(css['legend'], as === 'heading' && css['heading'])}>{label}</legend>
    {hint && (
      <div className={css['hint']}>
        <Note id={partIds(id).hint}>{hint}</Note>
      </div>
    )}
    <Choices columns={columns}>{children}</Choices>
    {error && (
      <div className={css['error']}>
        <StatusText is="bad" id={partIds(id).error}>
          {error}
        </StatusText>
      </div>
    )}
  </fieldset>
)
