import { documents } from '@open-account/domain/requirements/documents'
import { z } from 'zod'

/** A document of the application by its id, as the screens and the kiosk's messages name it. */
export const documentId = z
  .enum(documents.map(({ id }) => id))
  .meta({ description: 'Document of the application, such as nric_fin_front.' })

/** The same document as the attachment calls name it. */
export const uploadType = z
  .enum(documents.map(({ uploadType }) => uploadType))
  .meta({ description: 'Upload type of a document, such as nric_front.' })
