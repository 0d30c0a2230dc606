import { uploadAttachment } from '../../http/api/uploadAttachment.ts'
import type { Deliver } from './deliver.ts'
import { keepStored } from './keepStored.ts'

/** Stores a file of this device's application in place of what was stored before. */
export const deliverAttachment: Deliver = async ({ place, document: { uploadType: type }, ...post }) =>
  keepStored(place, [await uploadAttachment({ ...post, stateId: place.stateId, type })])
