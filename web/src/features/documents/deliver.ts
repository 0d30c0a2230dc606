import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import type { FilePost } from '../../http/api/postFile.ts'
import type { Place } from './uploadActivity.ts'

export interface Delivery extends Omit<FilePost, 'address' | 'headers'> {
  readonly place: Place
  readonly document: Pick<ApplicationDocument, 'uploadType'>
}

/** Brings a file to where the files of a document go, and notes what is stored there. Throws when it is not. */
export type Deliver = (delivery: Delivery) => Promise<void>
