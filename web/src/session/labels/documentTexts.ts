import type { DocumentId } from '@open-account/domain/requirements/documents'
import { fileExtensions, fileFormats } from '@open-account/domain/upload/formats'
import { documentMaxBytes, megabyte, occupancyProofMaxBytes } from '@open-account/domain/upload/sizes'

type DocumentTexts = Readonly<Partial<Record<DocumentId, string>>>

/** Who needs a letter of authorisation. Source: document 1, section 2; see `uploadNotes` for document 2. */
export const letterCondition = 'if the representative is not a director or the owner'

/** Descriptions after the names of documents, in the lists before the application starts. Ours. */
export const documentDescriptions: DocumentTexts = {
  poo: 'such as the property tax bill or the sale and purchase agreement',
  pooop: 'such as the tenancy agreement or the property tax bill',
  bizfile: 'the soft copy from the company registry',
  loa: letterCondition,
  application_form: 'printed, signed and stamped',
  npop: 'such as a map, a photo or an approval',
}

/**
 * Notes at the upload of documents whose names are not clear enough. Ours, after document 2, sections 5 and 6, which
 * prints who needs a letter of authorisation differently than document 1 (C-076).
 */
export const uploadNotes: DocumentTexts = {
  application_form:
    'The form that you have printed from the review, signed, with the company stamp if available.',
  loa: 'If the representative is not the director, a letter of authorisation must be submitted.',
  eil: 'For an electricity load above 45 kVA.',
}

/** By hand: the first formatter of a page loads the browser's tables of languages, which takes a slow phone 0.1 s. */
const alternatives = (items: readonly string[]): string =>
  `${items.slice(0, -1).join(', ')} or ${items.at(-1) ?? ''}`
const inMegabytes = (bytes: number) => `${bytes / megabyte} MB`

/** Formats and size of a file, where documents with this limit in bytes are uploaded. Ours; document 2 prints that less than 1 MB is faster. */
export const fileLimits = (maxBytes: number): string =>
  `${alternatives(fileExtensions)}, up to ${inMegabytes(maxBytes)} each. Under 1\u00A0MB is faster.`

/** Formats and sizes of files, in the lists before the application starts. Ours. */
export const fileLimitsOfAll = (): string =>
  `Files may be ${alternatives(fileFormats.map(format => format.toUpperCase()))}, up to ${inMegabytes(documentMaxBytes)} each; a proof of occupancy up to ${inMegabytes(occupancyProofMaxBytes)}.`
