import { fileExtensions, fileFormats, mediaTypeOf } from '@open-account/domain/upload/formats'
import { megabyte } from '@open-account/domain/upload/sizes'

const listed = new Intl.ListFormat('en-SG', { type: 'disjunction' })

/** Which files documents of this limit in bytes take. Ours, with the printed request for less than 1 MB. */
export const documentLimits = (maxBytes: number): string =>
  `${listed.format(fileExtensions)}, up to ${maxBytes / megabyte} MB each. Under 1 MB is faster.`

/** What a picker of files offers; with the media types, phones offer the camera too. */
export const acceptedFiles: string = [...fileExtensions, ...fileFormats.map(mediaTypeOf)].join()

/** What a camera takes: every format but paper's own. */
export const acceptedPhotos: string = fileFormats
  .filter(format => format !== 'pdf')
  .map(mediaTypeOf)
  .join()
