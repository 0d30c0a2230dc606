import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { partIds } from '../field/describe.ts'
import { StatusWords } from '../text/StatusWords.tsx'
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

/** One statement to agree to or one thing to switch on, with what is wrong with it. */
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
      <StatusWords is="bad" id={partIds(choice.id).error}>
        {error}
      </StatusWords>
    )}
  </div>
)
