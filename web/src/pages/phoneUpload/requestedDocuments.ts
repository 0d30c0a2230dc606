import {
  type ApplicationDocument,
  documentIds,
  documentOf,
} from '@open-account/domain/requirements/documents'
import type { PhoneFile } from '@open-account/contracts/phone'
import type { PhoneSession } from './phoneCalls.ts'

/** A document that a phone should upload, with its files that have arrived. */
export interface RequestedDocument {
  readonly document: ApplicationDocument
  readonly files: readonly PhoneFile[]
}

/** The documents of a session, in table order: missing ones, and those that have arrived and can be replaced. */
export const requestedDocuments = ({
  missing_fields: missing,
  files,
}: Pick<PhoneSession, 'missing_fields' | 'files'>): readonly RequestedDocument[] =>
  documentIds.flatMap(id => {
    const arrived = files.filter(file => file.id === id)
    return missing.includes(id) || arrived.length > 0 ? [{ document: documentOf(id), files: arrived }] : []
  })

/** The next document: the first required one without a file, else the first without a file. */
export const nextDocument = (documents: readonly RequestedDocument[]): RequestedDocument | undefined => {
  const missing = documents.filter(({ files }) => files.length === 0)
  return missing.find(({ document }) => document.required) ?? missing[0]
}
