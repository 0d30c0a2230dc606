import { fileExtensions } from '@open-account/domain/upload/formats'
import { megabyte } from '@open-account/domain/upload/sizes'

const listed = new Intl.ListFormat('en-SG', { type: 'disjunction' })

/** Which files documents of this limit in bytes take. Ours, with the printed request for less than 1 MB. */
export const documentLimits = (maxBytes: number): string =>
  `${listed.format(fileExtensions)}, up to ${maxBytes / megabyte} MB each. Under 1 MB is faster.`
