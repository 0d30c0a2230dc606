import { documentMissing } from '@open-account/contracts/fields/uploads'
import type { DocumentId } from '@open-account/domain/requirements/documents'
import { formatSize } from '../../kit/ui/file/describeFile.ts'
import { Icon } from '../../kit/ui/icon/Icon.tsx'
import { serviceOfDocument } from '../../features/documents/DocumentMark.tsx'
import { type UploadActivity, useActivity } from '../../features/documents/uploadActivity.ts'
import { type RequestedDocument, nextDocument } from './requestedDocuments.ts'
import css from './PhoneList.module.css'

/** How the list shows an upload; other activities are not shown. */
const statusOf: Readonly<Partial<Record<UploadActivity['status'], 'wrong' | 'sending'>>> = {
  refused: 'wrong',
  failed: 'wrong',
  reading: 'sending',
  shrinking: 'sending',
  converting: 'sending',
  sending: 'sending',
}

const lines = {
  wrong: { icon: 'warning', text: 'Not uploaded' },
  sending: { icon: 'upload', text: 'Uploading' },
  arrived: { icon: 'tick', text: 'Uploaded' },
} as const

/** The text of a document without a file: when it is its turn. */
const turns = { current: 'Now', next: 'Next', other: '' } as const

interface ItemProps {
  readonly stateId: string
  readonly requested: RequestedDocument
  readonly is: 'current' | 'next' | 'other'
  readonly onChoose: () => void
}

/** A document in the list: its status, and a button that opens it. */
const Item = ({ stateId, requested: { document, files }, is, onChoose }: ItemProps) => {
  const { id, label, required } = document
  const activity = useActivity({ stateId, id })
  const settled = files.length > 0 ? 'arrived' : 'missing'
  const status = (activity && statusOf[activity.status]) ?? settled
  const service = serviceOfDocument(id)
  const missing = { icon: is === 'current' ? 'camera' : (service ?? 'document'), text: turns[is] } as const
  const { icon, text } = { ...lines, missing }[status]
  return (
    <li>
      <button
        type="button"
        className={css['item']}
        aria-current={is === 'current' ? 'step' : undefined}
        data-service={service}
        data-status={status}
        onClick={onChoose}
      >
        <Icon name={icon} />
        <span className={css['text']}>
          {label}
          {!required && <span className={css['optional']}> (optional)</span>}
          {required && status === 'missing' && <span className={css['meta']}>{documentMissing}</span>}
          {files.map(({ fileId, filename, size }) => (
            <span className={css['meta']} key={fileId}>
              {filename} · {formatSize(size)}
            </span>
          ))}
        </span>
        {/* A space, which screen readers read as a pause. */} <span className={css['state']}>{text}</span>
      </button>
    </li>
  )
}

interface PhoneListProps {
  readonly stateId: string
  readonly documents: readonly RequestedDocument[]
  readonly current: RequestedDocument | undefined
  readonly onChoose: (id: DocumentId) => void
}

/** The list of requested documents, each of which can be opened at any time. */
export const PhoneList = ({ stateId, documents, current, onChoose }: PhoneListProps) => {
  const next = nextDocument(documents.filter(document => document !== current))
  return (
    <ul className={css['list']}>
      {documents.map(item => (
        <Item
          key={item.document.id}
          stateId={stateId}
          requested={item}
          is={item === current ? 'current' : item === next ? 'next' : 'other'}
          onChoose={() => onChoose(item.document.id)}
        />
      ))}
    </ul>
  )
}
