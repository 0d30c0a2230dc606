import type { FileNameReason } from '@open-account/domain/upload/fileName'
import { unsupportedFormat } from './messages.ts'

/** What the upload control says of one file, for each reason that its name is refused. */
export const fileNameMessages: Readonly<Record<FileNameReason, string>> = {
  format: unsupportedFormat,
  name_too_long: 'Please rename your filename to 40 characters',
}

/** What it says when one or more of several files have too long a name. */
export const renameFiles = "Please rename one/more of your files' name to 40 characters"
