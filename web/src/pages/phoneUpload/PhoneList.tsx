import { documentMissing } from '@open-account/contracts/fields/uploads'
import type { DocumentId } from '@open-account/domain/requirements/documents'
import { formatSize } from '../../kit/ui/file/describeFile.ts'
import { Icon } from '../../kit/ui/icon/Icon.tsx'
import { serviceOfDocument } from '../../features/documents/DocumentMark.tsx'
import { type UploadActivity, useActivity } from '../../features/documents/uploadActivity.ts'
import { type AskedDocument, nextAsked } from './askedDocuments.ts'
import css from './PhoneList.module.css'

/** What is going on with a document, as its line says it; anything else is not seen there. */
const standings: Readonly<Partial<Record<UploadActivity['is'], 'wrong' | 'sending'>>> = {
  refused: 'wrong',
  failed: 'wrong',
  reading: 'sending',
  sending: 'sending',
}

const lines = {
  wrong: { icon: 'warning', words: 'Not uploaded' },
  sending: { icon: 'upload', words: 'Uploading' },
  arrived: { icon: 'tick', words: 'Uploaded' },
} as const

/** What is said of a document of which nothing has arrived: when it is its turn. */
const turns = { current: 'Now', next: 'Next', other: '' } as const

interface ItemProps {
  readonly stateId: string
  readonly asked: AskedDocument
  readonly is: 'current' | 'next' | 'other'
  readonly onChoose: () => void
}

/** A document in a line: how it stands, and the way to it. */
const Item = ({ stateId, asked: { document, files }, is, onChoose }: ItemProps) => {
  const { id, label, required } = document
  const activity = useActivity({ stateId, id })
  const settled = files.length > 0 ? 'arrived' : 'missing'
  const standing = (activity && standings[activity.is]) ?? settled
  const service = serviceOfDocument(id)
  const missing = { icon: is === 'current' ? 'camera' : (service ?? 'document'), words: turns[is] } as const
  const { icon, words } = { ...lines, missing }[standing]
  return (
    <li>
      <button
        type="button"
        className={css['item']}
        aria-current={is === 'current' ? 'step' : undefined}
        data-service={service}
        data-standing={standing}
        onClick={onChoose}
      >
        <Icon name={icon} />
        <span className={css['words']}>
          {label}
          {!required && <span className={css['optional']}> (optional)</span>}
          {required && standing === 'missing' && <span className={css['meta']}>{documentMissing}</span>}
          {files.map(({ fileId, filename, size }) => (
            <span className={css['meta']} key={fileId}>
              {filename} · {formatSize(size)}
            </span>
          ))}
        </span>
        {/* A pause for those who listen. */} <span className={css['state']}>{words}</span>
      </button>
    </li>
  )
}

interface PhoneListProps {
  readonly stateId: string
  readonly asked: readonly AskedDocument[]
  readonly current: AskedDocument | undefined
  readonly onChoose: (id: DocumentId) => void
}

/** Every document that is asked for. Any of them can be taken up at any time. */
export const PhoneList = ({ stateId, asked, current, onChoose }: PhoneListProps) => {
  const next = nextAsked(asked.filter(document => document !== current))
  return (
    <ul className={css['list']}>
      {asked.map(item => (
        <Item
          key={item.document.id}
          stateId={stateId}
          asked={item}
          is={item === current ? 'current' : item === next ? 'next' : 'other'}
          onChoose={() => onChoose(item.document.id)}
        />
      ))}
    </ul>
  )
}
