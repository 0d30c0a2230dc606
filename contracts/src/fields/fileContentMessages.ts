import type { ContentReason } from '@open-account/domain/upload/fileRefusal'
import { unsupportedFormat } from './messages.ts'

const notWhatItsName = 'The content of this file is not what its name says.'

/** The message for each reason against the content of a file, which the screen and the service share. Ours. */
export const fileContentMessages: Readonly<Record<ContentReason | 'encrypted', string>> = {
  empty: 'This file is empty. Please choose another file.',
  heic:
    'This is a HEIC photo of an iPhone, which cannot be used here. Please take the photo on this page with your ' +
    'phone, or choose Settings, Camera, Formats, Most Compatible on the iPhone and take it again.',
  unsupported: unsupportedFormat,
  mismatched: `${notWhatItsName} Please choose another file.`,
  misnamed: `${notWhatItsName} Please rename it or choose another file.`,
  wrong_extension: unsupportedFormat,
  encrypted:
    'This PDF is protected by a password. Please save a copy without the password, such as by printing it to a ' +
    'new PDF, or upload a photo of it.',
}
