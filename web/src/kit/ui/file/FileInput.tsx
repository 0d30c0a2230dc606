import type { ChangeEvent, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from '../button/Button.tsx'
import { classNames } from '../classNames.ts'
import css from './FileInput.module.css'

interface FileInputProps {
  readonly id: string
  /** The name for those who listen: which document is chosen here. */
  readonly label: string
  /** Formats, as the `accept` of an input. */
  readonly accept: string
  readonly multiple?: boolean | undefined
  readonly describedBy?: string | undefined
  readonly invalid?: boolean
  /** Opens the camera at the back of a phone in place of its files. */
  readonly camera?: boolean
  readonly look?: ButtonLook
  readonly onChoose: (files: readonly File[]) => void
  /** The words on the button. */
  readonly children: ReactNode
}

/** A native file control that looks like a button; on phones it offers the camera for pictures. */
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
    // Emptied, so that choosing the same file again is a change again.
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
