import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { Icon } from '../../kit/ui/icon/Icon.tsx'
import { documentDescriptions } from '../../session/labels/documentTexts.ts'
import css from './DocumentList.module.css'

const descriptionOf = ({ id, required }: ApplicationDocument): string => {
  const description = documentDescriptions[id]
  return [description && `, ${description}`, !required && ' (optional)'].filter(Boolean).join('')
}

/** Documents by name, each with its description. */
export const DocumentList = ({ documents }: { readonly documents: readonly ApplicationDocument[] }) => (
  <ul className={css['list']}>
    {documents.map(document => (
      <li className={css['item']} key={document.id}>
        <Icon name="document" size="small" />
        <span>
          <b>{document.label}</b>
          {descriptionOf(document)}
        </span>
      </li>
    ))}
  </ul>
)
