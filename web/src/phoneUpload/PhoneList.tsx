import type { DocumentId } from '@open-account/domain/requirements/documents'
import { sizeWords } from '../ui/file/sizeWords.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { useActivity } from '../upload/uploadActivity.ts'
import { type AskedDocument, nextAsked } from './askedDocuments.ts'
import css from './PhoneList.module.css'

interface ItemProps {
  readonly stateId: string
  readonly asked: AskedDocument
  readonly is: 'current' | 'next' | 'other'
  readonly onChoose: () => void
}

const place = { current: 'Now', next: 'Next', other: '' } as const

/** A document in a line: how it stands, and the way to it. */
const Item = ({ stateId, asked: { document, files }, is, onChoose }: ItemProps) => {
  const { id, label, required } = document
  const activity = useActivity({ stateId, id })
  const hasArrived = files.length > 0
  const wrong = activity?.is === 'refused' || activity?.is === 'failed'
  const sending = activity?.is === 'reading' || activity?.is === 'sending'
  const words = wrong ? 'Not uploaded' : sending ? 'Uploading' : hasArrived ? 'Uploaded' : place[is]
  return (
    <li>
      <button
        type="button"
        className={css['item']}
        aria-current={is === 'current' ? 'step' : undefined}
        data-wrong={wrong || undefined}
        data-done={(hasArrived && !wrong) || undefined}
        onClick={onChoose}
      >
        <Icon name={wrong ? 'warning' : hasArrived ? 'tick' : is === 'current' ? 'camera' : 'document'} />
        <span className={css['words']}>
          {label}
          {!required && <span className={css['optional']}> (optional)</span>}
          {files.map(({ fileId, filename, size }) => (
            <span className={css['file']} key={fileId}>
              {filename} · {sizeWords(size)}
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
