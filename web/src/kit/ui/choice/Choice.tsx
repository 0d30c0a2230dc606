import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../classNames.ts'
import css from './choice.module.css'
import { Drawing, type DrawingName } from '../icon/Drawing.tsx'

interface BigChoiceProps extends Omit<ChoiceProps, 'look' | 'start' | 'end'> {
  readonly drawing: DrawingName
}

/** A choice of the landing page: a drawing, a label and a note, all of it pressable. */
export const BigChoice = ({ drawing, ...choice }: BigChoiceProps) => (
  <Choice {...choice} look="big" start={<Drawing name={drawing} />} />
)

export interface ChoiceProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'onChange' | 'className' | 'children' | 'checked'
> {
  readonly type: 'radio' | 'checkbox'
  readonly label: ReactNode
  /** A note under the label, which describes the input for screen readers. */
  readonly note?: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** A bordered row, without a border, with a large drawing, or in the colour of a service. */
  readonly look?: 'row' | 'plain' | 'big' | 'service'
  /** A drawing or a mark before the label. */
  readonly start?: ReactNode
  /** An icon at the end of the row. */
  readonly end?: ReactNode
}

/** A radio or a checkbox whose whole row can be pressed. */
export const Choice = ({ label, note, look = 'row', start, end, onChange, ...input }: ChoiceProps) => {
  const id = useId()
  const descriptions = [note && `${id}-note`, input['aria-describedby']].filter(Boolean).join(' ')
  return (
    <label className={classNames(css['choice'], css[look], input['aria-invalid'] && css['bad'])}>
      {start}
      <input
        {...input}
        className={css['input']}
        aria-labelledby={`${id}-label`}
        aria-describedby={descriptions || undefined}
        onChange={event => onChange(event.target.checked)}
      />
      <span className={css['text']}>
        <span className={css['label']} id={`${id}-label`}>
          {label}
        </span>
        {note && (
          <span className={css['note']} id={`${id}-note`}>
            {note}
          </span>
        )}
      </span>
      {end}
    </label>
  )
}
