import { megabyte } from '@open-account/domain/upload/sizes'

/** The message about a file above its limit. Bytes. */
export const fileTooLarge = (maxBytes: number): string =>
  `Please upload attachment with size no more than ${maxBytes / megabyte} MB.`

/** The message about a file that cannot be read. */
export const fileUnreadable = 'There was a problem parsing your file.'

/** The messages about an upload and a deletion that failed. */
export const uploadFailed = 'There was an error when uploading. Please try again.'
export const deletionFailed = 'There was a problem on deleting the attachment. Please try again.'

/** The message about a missing mandatory document. */
export const documentMissing = 'This document is not uploaded yet'

/** The text of an optional document without a file. Ours. */
export const documentNotUploaded = 'Not uploaded yet'
