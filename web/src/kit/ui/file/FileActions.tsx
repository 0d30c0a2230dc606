import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { VisuallyHidden } from '../text/text.tsx'
import { FileInput } from './FileInput.tsx'
import type { FileState } from './fileState.ts'

export interface FileActionsProps {
  /** What the camera of a phone produces, as for the `accept` attribute; undefined without a camera. */
  readonly photos?: string | undefined
  /** Another way to choose a first file, beside the button. */
  readonly otherWay?: ReactNode
  readonly id: string
  readonly label: string
  readonly state: FileState
  readonly accept: string
  readonly describedBy: string | undefined
  /** Whether the file is invalid or missing. */
  readonly invalid: boolean
  readonly onChoose: (files: readonly File[]) => void
  readonly onCancel?: (() => void) | undefined
  readonly onRemove?: (() => void) | undefined
}

/** The buttons of a row, for the state of its file. */
export const FileActions = ({
  label,
  state,
  photos,
  otherWay,
  onCancel,
  onRemove,
  ...input
}: FileActionsProps) => {
  const of = <VisuallyHidden>{label}</VisuallyHidden>
  const camera = photos !== undefined && (
    <FileInput
      camera
      id={`${input.id}-photo`}
      label={`Take a photo: ${label}`}
      accept={photos}
      describedBy={input.describedBy}
      invalid={input.invalid}
      onChoose={input.onChoose}
    >
      Take a photo
    </FileInput>
  )
  switch (state.status) {
    case 'idle':
      return (
        <>
          {camera}
          <FileInput {...input} label={label}>
            Choose a file
          </FileInput>
          {otherWay}
        </>
      )
    case 'processing':
      return (
        <Button look="secondary" small id={input.id} onClick={onCancel}>
          Cancel {of}
        </Button>
      )
    case 'uploaded':
      return (
        <>
          {state.offers?.map(({ label: offer, onRepair }) => (
            <Button look="secondary" small key={offer} onClick={onRepair}>
              {offer} {of}
            </Button>
          ))}
          <FileInput {...input} label={`Choose another file: ${label}`}>
            Choose another file
          </FileInput>
          <Button look="secondary" small onClick={onRemove}>
            Remove {of}
          </Button>
        </>
      )
    case 'deleting':
      return (
        <Button look="secondary" small id={input.id} pending>
          Remove {of}
        </Button>
      )
    case 'error':
      return (
        <>
          {state.onRetry && (
            <Button look="secondary" small onClick={state.onRetry}>
              Try again {of}
            </Button>
          )}
          {state.repair && (
            <Button look="secondary" small onClick={state.repair.onRepair}>
              {state.repair.label}
            </Button>
          )}
          {camera}
          <FileInput {...input} label={label}>
            Choose another file
          </FileInput>
          {state.onDismiss && (
            <Button look="secondary" small onClick={state.onDismiss}>
              Remove {of}
            </Button>
          )}
        </>
      )
  }
}
