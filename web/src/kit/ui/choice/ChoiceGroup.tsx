import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { describedBy, partIds } from '../field/describe.ts'
import type { FieldWords } from '../field/Field.tsx'
import { Note } from '../text/text.tsx'
import { StatusWords } from '../text/StatusWords.tsx'
import css from './ChoiceGroup.module.css'

interface ChoicesProps {
  /** Beside each other from 640 px on; on phones always one under the other. */
  readonly columns?: 'one' | 'two' | 'three' | undefined
  readonly children: ReactNode
}

/** Lays out the rows of a group of choices. */
export const Choices = ({ columns = 'one', children }: ChoicesProps) => (
  <div className={classNames(css['choices'], css[columns])}>{children}</div>
)

interface ChoiceGroupProps extends Omit<FieldWords, 'wide' | 'narrow' | 'optional'> {
  /** The question as the label of a field, or as the heading of a section of its own. */
  readonly as?: 'label' | 'heading'
  readonly columns?: 'one' | 'two' | 'three' | undefined
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
        <StatusWords is="bad" id={partIds(id).error}>
          {error}
        </StatusWords>
      </div>
    )}
  </fieldset>
)
