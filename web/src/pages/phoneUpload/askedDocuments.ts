import {
  type ApplicationDocument,
  documentIds,
  documentOf,
} from '@open-account/domain/requirements/documents'
import type { PhoneFile } from '@open-account/contracts/phone'
import type { PhoneSession } from './phoneCalls.ts'

/** A document that a phone is asked for, with what has arrived of it. */
export interface AskedDocument {
  readonly document: ApplicationDocument
  readonly files: readonly PhoneFile[]
}

/** What a session asks for, in table order: what is missing, and what has arrived and can be replaced. */
export const askedDocuments = ({
  missing_fields: missing,
  files,
}: Pick<PhoneSession, 'missing_fields' | 'files'>): readonly AskedDocument[] =>
  documentIds.flatMap(id => {
    const arrived = files.filter(file => file.id === id)
    return missing.includes(id) || arrived.length > 0 ? [{ document: documentOf(id), files: arrived }] : []
  })

/** The document that comes next: the first required one of which nothing has arrived, else the first such at all. */
export const nextAsked = (asked: readonly AskedDocument[]): AskedDocument | undefined => {
  const open = asked.filter(({ files }) => files.length === 0)
  return open.find(({ document }) => document.required) ?? open[0]
}
