import { fileExtensions, fileFormats, mediaTypeOf } from '@open-account/domain/upload/formats'

/** What a phone's file picker accepts. Without HEIC in the list, an iPhone converts its photos to JPEG by itself. */
export const acceptedFiles: string = [...fileExtensions, ...fileFormats.map(mediaTypeOf)].join()

/** What the file picker of a computer accepts: HEIC photos too, so that they can be converted or explained. */
export const acceptedOnComputers: string = `${acceptedFiles},.heic,.heif`

/** What a camera can produce: every format but PDF. */
export const acceptedPhotos: string = fileFormats
  .filter(format => format !== 'pdf')
  .map(mediaTypeOf)
  .join()
