import { megabyte } from '@open-account/domain/upload/sizes'

/** The message about a file above its limit. Bytes. */
export const fileTooLarge = (maxBytes: number): string =>
  `Please upload attachment with size no more than ${maxBytes / megabyte} MB.`

/** The message about a file that cannot be read. */
export const fileUnreadable = 'There was a problem parsing your file.'

/** The message about a missing mandatory document. */
export const documentMissing = 'This document is not uploaded yet'
