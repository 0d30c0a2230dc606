import type { UploadedFile } from '@open-account/contracts/entities/uploadedFile'
import { documentMissing } from '@open-account/contracts/fields/uploads'
import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import type { PhoneUpload } from '@open-account/domain/kiosk/kioskPanel'
import { errorMessages } from '../failure/errorMessages.ts'
import { Progress } from '../../kit/ui/feedback/Progress.tsx'
import { Mark } from '../../kit/ui/service/Mark.tsx'
import { StatusText } from '../../kit/ui/text/StatusText.tsx'
import { documentFieldId } from '../documents/documentFieldId.ts'
import { uploadNotes } from '../../session/labels/documentTexts.ts'
import { DocumentMark } from '../documents/DocumentMark.tsx'
import { useRowFocus } from '../documents/useRowFocus.ts'
import { ArrivedFile } from './ArrivedFile.tsx'
import css from './KioskDocument.module.css'

interface KioskDocumentProps {
  readonly document: ApplicationDocument
  readonly files: readonly UploadedFile[]
  /** A file of the document that the phone is sending, or could not send. */
  readonly upload: PhoneUpload | undefined
  /** Whether a file can still arrive. */
  readonly isAwaited: boolean
  /** Undefined when files can no longer be deleted. */
  readonly onDelete?: ((file: UploadedFile) => Promise<void>) | undefined
}

/** A document that comes from the phone: what has arrived of it, and what is on its way. */
export const KioskDocument = ({ document, files, upload, isAwaited, onDelete }: KioskDocumentProps) => {
  const { id, label, required } = document
  const note = uploadNotes[id]
  const hasArrived = files.length > 0
  const receiving = upload?.kind === 'receiving' ? upload : null
  const isMissing = !hasArrived && upload === undefined
  // A file that was deleted takes its button along.
  const act = useRowFocus(documentFieldId(id), String(files.length))
  return (
    <li className={css['row']} id={documentFieldId(id)} tabIndex={-1}>
      {hasArrived ? <Mark icon="tick" done /> : receiving ? <Mark icon="upload" /> : <DocumentMark id={id} />}
      <div className={css['text']}>
        <b className={css['label']}>
          {label}
          {!required && <span className={css['optional']}> (optional)</span>}
        </b>
        {note && isMissing && <span className={css['meta']}>{note}</span>}
        {required && isMissing && <div className={css['meta']}>{documentMissing}</div>}
        {hasArrived && (
          <ul>
            {files.map(file => (
              <ArrivedFile
                key={file.file_id}
                label={label}
                file={file}
                onDelete={onDelete && (() => act(() => onDelete(file)))}
              />
            ))}
          </ul>
        )}
        <div className={css['status']}>
          <div aria-live="polite">
            {isMissing && isAwaited && <span className={css['meta']}>Waiting for your phone</span>}
            {receiving && <span className={css['meta']}>Receiving from your phone</span>}
            {upload?.kind === 'failed' && <StatusText is="bad">{errorMessages.upload_error.text}</StatusText>}
          </div>
          {receiving && <span className={css['meta']}>{`${receiving.percent}% received`}</span>}
        </div>
      </div>
      {receiving && (
        <div className={css['more']}>
          <Progress label={`${label} upload`} percent={receiving.percent} />
        </div>
      )}
    </li>
  )
}
