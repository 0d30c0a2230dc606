import type { DocumentId } from '@open-account/domain/requirements/documents'

/** The id of the control of a document's row: where a summary or 'Still needed' leads. */
export const documentFieldId = (id: DocumentId): string => `document-${id}`
