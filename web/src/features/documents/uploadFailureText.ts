import type { ServiceErrorCode } from '@open-account/contracts/errors'
import { fileNameMessages } from '@open-account/contracts/fields/fileNameMessages'
import { fileTooLarge } from '@open-account/contracts/fields/uploads'
import type { ServiceFailure } from '../../http/api/serviceFailure.ts'
import { errorMessages } from '../failure/errorMessages.ts'

/** Refusals for which the file is at fault, by its limit in bytes; sending the same file again is of no use. */
const faults: Readonly<Partial<Record<string, (maxBytes: number) => string>>> = {
  file_too_large: fileTooLarge,
  unsupported_file: () => fileNameMessages.format,
} satisfies Partial<Record<ServiceErrorCode, (maxBytes: number) => string>>

/** What is said of a file that the service did not store; `again`: whether sending the same file may help. */
export const uploadFailureText = (
  { code }: Pick<ServiceFailure, 'code'>,
  maxBytes: number,
): { readonly words: string; readonly again: boolean } => {
  const fault = faults[code]
  return fault === undefined
    ? { words: errorMessages.upload_error.text, again: true }
    : { words: fault(maxBytes), again: false }
}
