import { documentIds, type DocumentId } from '@open-account/domain/requirements/documents'
import type { Draft } from './draft.ts'

/** The documents of which a file is stored. */
export const uploadedDocuments = (documents: Draft['documents']): readonly DocumentId[] =>
  documentIds.filter(id => (documents[id] ?? []).length > 0)
