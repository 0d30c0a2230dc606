import type { UploadedFile } from '@open-account/contracts/entities/uploadedFile'
import { useState } from 'react'
import { errorMessages } from '../failure/errorMessages.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { formatSize } from '../../kit/ui/file/describeFile.ts'
import { StatusText } from '../../kit/ui/text/StatusText.tsx'
import { VisuallyHidden } from '../../kit/ui/text/text.tsx'
import css from './KioskDocument.module.css'

interface ArrivedFileProps {
  readonly label: string
  readonly file: UploadedFile
  /** Deletes the file; rejects when the service refuses. Undefined when files can no longer be deleted. */
  readonly onDelete?: (() => Promise<void>) | undefined
}

/** A file that has arrived, with its Remove button. */
export const ArrivedFile = ({ label, file, onDelete }: ArrivedFileProps) => {
  const [deletion, setDeletion] = useState<'none' | 'running' | 'failed'>('none')
  const remove = async () => {
    setDeletion('running')
    try {
      await onDelete?.()
    } catch {
      // The failure is reported already; here it is shown.
      setDeletion('failed')
    }
  }
  return (
    <li className={css['file']}>
      <span className={css['meta']}>
        {file.filename} · {formatSize(file.size)}
      </span>
      <div className={css['actions']}>
        <StatusText is="good">Uploaded</StatusText>
        {onDelete && (
          <Button look="secondary" small pending={deletion === 'running'} onClick={() => void remove()}>
            Remove <VisuallyHidden>{`${label} ${file.filename}`}</VisuallyHidden>
          </Button>
        )}
      </div>
      <div className={css['wrong']} aria-live="polite">
        {deletion === 'failed' && <StatusText is="bad">{errorMessages.stream_delete_error.text}</StatusText>}
      </div>
    </li>
  )
}
