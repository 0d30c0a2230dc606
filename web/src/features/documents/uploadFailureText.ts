import type { ErrorCode } from '@open-account/contracts/errors'
import { uploadFailed } from '@open-account/contracts/fields/uploads'
import type { ServiceFailure } from '../../http/api/serviceFailure.ts'

/** Refusals that sending the same file again cannot change. The service's description says why. */
const faults: readonly ErrorCode[] = ['file_too_large', 'unsupported_file']

/** The message for a file that the service did not store, and whether sending the same file again may help. */
export const uploadFailureText = ({
  code,
  description,
}: Pick<ServiceFailure, 'code' | 'description'>): { readonly text: string; readonly retryable: boolean } => {
  const isFault = faults.includes(code)
  return { text: (isFault && description) || uploadFailed, retryable: !isFault }
}
