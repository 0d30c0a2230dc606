import { fileExtensions, fileFormats, mediaTypeOf } from '@open-account/domain/upload/formats'

/** What a file picker accepts; with the media types, phones offer the camera too. */
export const acceptedFiles: string = [...fileExtensions, ...fileFormats.map(mediaTypeOf)].join()

/** What a camera can produce: every format but PDF. */
export const acceptedPhotos: string = fileFormats
  .filter(format => format !== 'pdf')
  .map(mediaTypeOf)
  .join()
