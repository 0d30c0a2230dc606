import { documents } from '@open-account/domain/requirements/documents'
import { z } from 'zod'

/** The id of a document, which the screens and the kiosk's messages use. */
export const documentId = z
  .enum(documents.map(({ id }) => id))
  .meta({ description: 'Document of the application, such as nric_fin_front.' })

/** The upload type of a document, which the attachment calls use. */
export const uploadType = z
  .enum(documents.map(({ uploadType }) => uploadType))
  .meta({ description: 'Upload type of a document, such as nric_front.' })
