import type { ApplicationDocument, DocumentId } from '@open-account/domain/requirements/documents'
import { Icon } from '../../kit/ui/icon/Icon.tsx'
import css from './DocumentList.module.css'

/** What a document is, where its name does not say it. Ours. */
const documentNotes: Readonly<Partial<Record<DocumentId, string>>> = {
  poo: 'such as the property tax bill or the sale and purchase agreement',
  pooop: 'such as the tenancy agreement or the property tax bill',
  bizfile: 'the soft copy from the company registry',
  loa: 'if the representative is not a director or the owner',
  application_form: 'printed, signed and stamped',
  npop: 'such as a map, a photo or an approval',
}

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
