import { fileNameSentences, renameFiles } from '@open-account/contracts/fields/fileNameSentences'
import { fileTooLarge, fileUnreadable } from '@open-account/contracts/fields/uploads'
import type { Refused } from './uploadActivity.ts'

/** What is said of a file that is not taken by a document of this limit, in bytes. */
const words: Readonly<Record<Refused['reason'], (maxBytes: number) => string>> = {
  unsupported: () => fileNameSentences.format,
  misnamed: () => fileNameSentences.format,
  name_too_long: () => fileNameSentences.name_too_long,
  names_too_long: () => renameFiles,
  too_large: fileTooLarge,
  unreadable: () => fileUnreadable,
}

export const refusedWords = ({ reason }: Refused, maxBytes: number): string => words[reason](maxBytes)
