import type { ReactNode } from 'react'
import type { FieldWords } from '../field/Field.tsx'
import { Choice } from './Choice.tsx'
import { ChoiceGroup } from './ChoiceGroup.tsx'

export interface RadioOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly note?: ReactNode
  /** Cannot be chosen here; the note says why. */
  readonly disabled?: boolean
  /** An icon at the end of the row. */
  readonly end?: ReactNode
}

export interface RadioFieldProps<Value extends string> extends Omit<
  FieldWords,
  'wide' | 'narrow' | 'optional'
> {
  readonly name?: string
  readonly as?: 'label' | 'heading'
  readonly columns?: 'one' | 'two' | 'three' | undefined
  readonly options: readonly RadioOption<Value>[]
  /** None chosen yet: null or an empty text. */
  readonly value: Value | '' | null
  readonly onChange: (value: Value) => void
  readonly onBlur?: (() => void) | undefined
}

/** One of a few answers, all of them in view. */
export const RadioField = <Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  name,
  ...group
}: RadioFieldProps<Value>) => (
  <ChoiceGroup {...group}>
    {options.map(option => (
      <Choice
        type="radio"
        name={name ?? group.id}
        value={option.value}
        label={option.label}
        note={option.note}
        end={option.end}
        disabled={option.disabled}
        checked={option.value === value}
        onChange={() => onChange(option.value)}
        onBlur={onBlur}
        key={option.value}
      />
    ))}
  </ChoiceGroup>
)
