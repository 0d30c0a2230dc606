import { Button } from '../../kit/ui/button/Button.tsx'
import { Progress } from '../../kit/ui/feedback/Progress.tsx'
import type { FileState } from '../../kit/ui/file/fileState.ts'
import { describeFile } from '../../kit/ui/file/describeFile.ts'
import { Note } from '../../kit/ui/text/text.tsx'
import { StatusText } from '../../kit/ui/text/StatusText.tsx'
import css from './FileStatus.module.css'

interface FileStatusProps {
  readonly label: string
  readonly state: FileState
  /** The number of files that wait for this one. */
  readonly waitingCount: number
  /** Whether another file replaces one that has arrived, so that another version can be sent. */
  readonly isReplaced: boolean
  /** Removes a file that was not sent. */
  readonly onRemove: () => void
}

/** The buttons for a file that was refused or not stored. */
const Repairs = ({
  state: { repair, onRetry },
  onRemove,
}: {
  readonly state: Extract<FileState, { readonly status: 'error' }>
  readonly onRemove: () => void
}) => (
  <div className={css['repairs']}>
    {onRetry && (
      <Button look="secondary" small onClick={onRetry}>
        Try again
      </Button>
    )}
    {repair && (
      <Button look="secondary" small onClick={repair.onRepair}>
        {repair.label}
      </Button>
    )}
    <Button look="secondary" small onClick={onRemove}>
      Remove
    </Button>
  </div>
)

const waitingText = (count: number): string =>
  count === 1
    ? 'One more file follows once this one is uploaded or removed.'
    : `${count} more files follow once this one is uploaded or removed.`

/** The status of the current file: its progress, its arrival, or its error with the repairs. */
export const FileStatus = ({ label, state, waitingCount, isReplaced, onRemove }: FileStatusProps) => (
  <div className={css['status']}>
    {state.status !== 'idle' && <p className={css['file']}>{describeFile(state)}</p>}
    {state.status === 'processing' && <Progress label={`${label} upload`} percent={state.percent} />}
    <div aria-live="polite">
      {state.status === 'uploaded' && <StatusText is="good">Uploaded</StatusText>}
      {state.status === 'error' && <StatusText is="bad">{state.message}</StatusText>}
    </div>
    {state.status === 'error' && <Repairs state={state} onRemove={onRemove} />}
    {state.status === 'uploaded' &&
      isReplaced &&
      state.offers?.map(({ label: offer, onRepair }) => (
        <Button look="secondary" small key={offer} onClick={onRepair}>
          {offer}
        </Button>
      ))}
    {waitingCount > 0 && <Note>{waitingText(waitingCount)}</Note>}
  </div>
)
