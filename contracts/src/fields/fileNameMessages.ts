import type { FileNameReason } from '@open-account/domain/upload/fileName'
import { unsupportedFormat } from './messages.ts'

/** The message for each reason against the name of a file. */
export const fileNameMessages: Readonly<Record<FileNameReason, string>> = {
  format: unsupportedFormat,
  name_too_long: 'Please rename your filename to 40 characters',
}

/** The message when one or more of several files have a name that is too long. */
export const renameFiles = "Please rename one/more of your files' name to 40 characters"
