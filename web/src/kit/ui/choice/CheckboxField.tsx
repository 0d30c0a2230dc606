import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { partIds } from '../field/describe.ts'
import { StatusText } from '../text/StatusText.tsx'
import css from './CheckboxField.module.css'
import { Choice } from './Choice.tsx'

interface CheckboxFieldProps {
  readonly id: string
  readonly name?: string | undefined
  readonly label: ReactNode
  readonly note?: ReactNode
  readonly error?: string | undefined
  readonly look?: 'row' | 'plain'
  readonly checked: boolean
  readonly disabled?: boolean | undefined
  readonly onChange: (checked: boolean) => void
  readonly onBlur?: (() => void) | undefined
}

/** A checkbox for a statement or an option, with its error. */
export const CheckboxField = ({ error, look = 'plain', ...choice }: CheckboxFieldProps) => (
  <div className={classNames(css['field'], error && css['bad'])}>
    <Choice
      {...choice}
      type="checkbox"
      look={look}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && partIds(choice.id).error}
    />
    {error && (
      <StatusText is="bad" id={partIds(choice.id).error}>
        {error}
      </StatusText>
    )}
  </div>
)
