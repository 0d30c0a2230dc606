import { megabyte } from '@open-account/domain/upload/sizes'

/** What the upload control says of a file above its limit, in bytes. */
export const fileTooLarge = (maxBytes: number): string =>
  `Please upload attachment with size no more than ${maxBytes / megabyte} MB.`

/** What it says of a file that cannot be read. */
export const fileUnreadable = 'There was a problem parsing your file.'

/** What a mandatory document says while it is missing. */
export const documentMissing = 'This document is not uploaded yet'
