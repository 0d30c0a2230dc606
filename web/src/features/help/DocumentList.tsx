import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { Icon } from '../../kit/ui/icon/Icon.tsx'
import css from './DocumentList.module.css'
import { documentNotes } from './documentNotes.ts'

const noteOf = ({ id, required }: ApplicationDocument): string => {
  const note = documentNotes[id]
  return [note && `, ${note}`, !required && ' (optional)'].filter(Boolean).join('')
}

/** Documents by name, each with what it is. */
export const DocumentList = ({ documents }: { readonly documents: readonly ApplicationDocument[] }) => (
  <ul className={css['list']}>
    {documents.map(document => (
      <li className={css['item']} key={document.id}>
        <Icon name="document" size="small" />
        <span>
          <b>{document.label}</b>
          {noteOf(document)}
        </span>
      </li>
    ))}
  </ul>
)
