import { fileExtensions, fileFormats, mediaTypeOf } from '@open-account/domain/upload/formats'

/** What a picker of files offers; with the media types, phones offer the camera too. */
export const acceptedFiles: string = [...fileExtensions, ...fileFormats.map(mediaTypeOf)].join()

/** What a camera takes: every format but paper's own. */
export const acceptedPhotos: string = fileFormats
  .filter(format => format !== 'pdf')
  .map(mediaTypeOf)
  .join()
