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
  /** How many files wait for this one. */
  readonly behind: number
  /** Whether another file takes the place of one that has arrived, so that it can be sent in another version. */
  readonly isReplaced: boolean
  /** Takes a file that was not sent off the screen. */
  readonly onForget: () => void
}

/** What can be done about a file that was refused, or was not stored. */
const Repairs = ({
  state: { repair, onRetry },
  onForget,
}: {
  readonly state: Extract<FileState, { readonly is: 'error' }>
  readonly onForget: () => void
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
    <Button look="secondary" small onClick={onForget}>
      Remove
    </Button>
  </div>
)

const behindWords = (count: number): string =>
  count === 1
    ? 'One more file follows once this one is uploaded or removed.'
    : `${count} more files follow once this one is uploaded or removed.`

/** How the file of the current document is: how far, arrived, or what is wrong with it and how that is mended. */
export const FileStatus = ({ label, state, behind, isReplaced, onForget }: FileStatusProps) => (
  <div className={css['status']}>
    {state.is !== 'idle' && <p className={css['file']}>{describeFile(state)}</p>}
    {state.is === 'processing' && <Progress label={`${label} upload`} percent={state.percent} />}
    <div aria-live="polite">
      {state.is === 'uploaded' && <StatusText is="good">Uploaded</StatusText>}
      {state.is === 'error' && <StatusText is="bad">{state.message}</StatusText>}
    </div>
    {state.is === 'error' && <Repairs state={state} onForget={onForget} />}
    {state.is === 'uploaded' &&
      isReplaced &&
      state.offers?.map(({ label: offer, onRepair }) => (
        <Button look="secondary" small key={offer} onClick={onRepair}>
          {offer}
        </Button>
      ))}
    {behind > 0 && <Note>{behindWords(behind)}</Note>}
  </div>
)
