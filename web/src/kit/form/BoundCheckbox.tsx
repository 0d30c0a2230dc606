import type { ComponentProps } from 'react'
import { CheckboxField } from '../ui/choice/CheckboxField.tsx'
import { useBoundField } from './useBoundField.ts'

interface BoundCheckboxProps extends Pick<
  ComponentProps<typeof CheckboxField>,
  'label' | 'note' | 'look' | 'disabled'
> {
  /** Looks at a new value after it has been taken over. */
  readonly onTicked?: ((checked: boolean) => void) | undefined
}

/** A tick of the form. */
export const BoundCheckbox = ({ onTicked, ...props }: BoundCheckboxProps) => {
  const { value, onChange, ...field } = useBoundField<boolean>()
  const tick = (checked: boolean) => {
    onChange(checked)
    onTicked?.(checked)
  }
  return <CheckboxField {...props} {...field} checked={value} onChange={tick} />
}
