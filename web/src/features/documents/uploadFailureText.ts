import type { ServiceErrorCode } from '@open-account/contracts/errors'
import { fileNameMessages } from '@open-account/contracts/fields/fileNameMessages'
import { fileTooLarge } from '@open-account/contracts/fields/uploads'
import type { ServiceFailure } from '../../http/api/serviceFailure.ts'
import { errorMessages } from '../failure/errorMessages.ts'

/** The messages of refusals that sending the same file again cannot change, by the document's limit in bytes. */
const faults: Readonly<Partial<Record<string, (maxBytes: number) => string>>> = {
  file_too_large: fileTooLarge,
  unsupported_file: () => fileNameMessages.format,
} satisfies Partial<Record<ServiceErrorCode, (maxBytes: number) => string>>

/** The message for a file that the service did not store, and whether sending the same file again may help. */
export const uploadFailureText = (
  { code }: Pick<ServiceFailure, 'code'>,
  maxBytes: number,
): { readonly text: string; readonly retryable: boolean } => {
  const fault = faults[code]
  return fault === undefined
    ? { text: errorMessages.upload_error.text, retryable: true }
    : { text: fault(maxBytes), retryable: false }
}
