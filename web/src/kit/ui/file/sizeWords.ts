import { megabyte } from '@open-account/domain/upload/sizes'

const kilobyte = 1000

/** A number of bytes in words: whole kilobytes below a megabyte, else megabytes with one decimal. */
export const sizeWords = (bytes: number): string =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / kilobyte))} KB` : `${(bytes / megabyte).toFixed(1)} MB`
