import { fileNameMaxLength, fileNameReason } from '@open-account/domain/upload/fileName'
import { fileNameMessages } from './fileNameMessages.ts'
import { text } from './text.ts'

/** The name of a file on the wire. */
export const fileName = text(
  `File name ending in .pdf, .jpg, .jpeg or .png, with at most ${fileNameMaxLength} characters before the ending.`,
  [
    [name => fileNameReason(name) !== 'format', fileNameMessages.format],
    [name => fileNameReason(name) !== 'name_too_long', fileNameMessages.name_too_long],
  ],
)
