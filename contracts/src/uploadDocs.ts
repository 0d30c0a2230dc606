import { defaultMaxBytes, documentMaxBytes, occupancyProofMaxBytes } from '@open-account/domain/upload/sizes'

const bytes = new Intl.NumberFormat('en-SG')

/** The units of a call that uploads a document, with the limits of the domain. */
export const uploadUnits =
  `Sizes in bytes: at most ${bytes.format(documentMaxBytes)}; proof of occupancy ` +
  `${bytes.format(occupancyProofMaxBytes)}; GST certificate ${bytes.format(defaultMaxBytes)}.`

/** The refusal of every call that would change the documents of a submitted application. */
export const documentsClosed = 'The application was submitted; its documents can no longer change.'

/** The refusals of a file, which both calls for uploads share. */
export const fileErrors = {
  file_too_large: 'The file is above the limit of its document.',
  unsupported_file:
    'The file is empty, its content is neither PDF nor JPEG nor PNG or not what its name says, or the PDF is ' +
    'encrypted; the message says which.',
} as const

/** The units and the refusals of both calls that upload a signature. */
export const signatureUnits = 'Size in bytes, at most 4,000,000; at most 16,000,000 pixels.'
export const signatureErrors = {
  file_too_large: 'The picture is above 4,000,000 bytes.',
  unsupported_file: 'The content is no whole PNG picture, or has too many pixels.',
} as const
