import type { ChangeEvent, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from '../button/Button.tsx'
import { classNames } from '../classNames.ts'
import css from './FileInput.module.css'

interface FileInputProps {
  readonly id: string
  /** The accessible name: which document is chosen here. */
  readonly label: string
  /** The accepted formats, as for the `accept` attribute. */
  readonly accept: string
  readonly multiple?: boolean | undefined
  readonly describedBy?: string | undefined
  readonly invalid?: boolean
  /** Opens the rear camera of a phone instead of its files. */
  readonly camera?: boolean
  readonly look?: ButtonLook
  readonly onChoose: (files: readonly File[]) => void
  /** The label of the button. */
  readonly children: ReactNode
}

/** A native file input that looks like a button. */
export const FileInput = ({
  id,
  label,
  accept,
  multiple,
  describedBy,
  invalid = false,
  camera = false,
  look = { look: 'secondary', small: true },
  onChoose,
  children,
}: FileInputProps) => {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])]
    // Cleared, so that choosing the same file again triggers a change.
    event.target.value = ''
    if (chosen.length > 0) onChoose(chosen)
  }
  return (
    <span className={classNames(buttonClass(look), css['choose'])}>
      {children}
      <input
        type="file"
        className={css['input']}
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        accept={accept}
        capture={camera ? 'environment' : undefined}
        multiple={multiple}
        onChange={choose}
      />
    </span>
  )
}
