import type { ReactNode } from 'react'
import type { FieldTexts } from '../field/Field.tsx'
import { UnbrokenText } from '../text/UnbrokenText.tsx'
import { Choice } from './Choice.tsx'
import { type ChoiceColumns, ChoiceGroup } from './ChoiceGroup.tsx'
import { useShownFirst } from './useShownFirst.ts'

export interface RadioOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly note?: ReactNode
  /** The option cannot be chosen; the note contains the reason. */
  readonly disabled?: boolean
  /** An icon at the end of the row. */
  readonly end?: ReactNode
}

export interface RadioFieldProps<Value extends string> extends Omit<
  FieldTexts,
  'wide' | 'narrow' | 'optional'
> {
  readonly name?: string
  readonly as?: 'label' | 'heading'
  readonly columns?: ChoiceColumns | undefined
  readonly options: readonly RadioOption<Value>[]
  /** Null or empty when nothing is chosen. */
  readonly value: Value | '' | null
  readonly onChange: (value: Value) => void
  readonly onBlur?: (() => void) | undefined
}

/** A choice of one option, with all options visible. */
export const RadioField = <Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  name,
  ...group
}: RadioFieldProps<Value>) => {
  const [shown, choose] = useShownFirst<Value | '' | null, Value>(value, onChange)
  return (
    <ChoiceGroup {...group}>
      {options.map(option => (
        <Choice
          type="radio"
          name={name ?? group.id}
          value={option.value}
          label={<UnbrokenText>{option.label}</UnbrokenText>}
          note={option.note}
          end={option.end}
          disabled={option.disabled}
          checked={option.value === shown}
          onChange={() => choose(option.value)}
          onBlur={onBlur}
          key={option.value}
        />
      ))}
    </ChoiceGroup>
  )
}
