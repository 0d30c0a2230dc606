import { tsr } from '../api/client.ts'
import { deviceToken } from '../api/deviceToken.ts'
import { ServiceFailure } from '../api/serviceFailure.ts'
import { reportError } from '../observability/errorReporter.ts'

/**
 * Tells the service that the session is over (C-190): it deletes a transaction that was not submitted, forgets identity
 * data, and takes its cookie back. The call outlasts the document; where it fails, the next start at this device ends
 * the transaction.
 */
export const endTransaction = async (stateId: string): Promise<void> => {
  try {
    await tsr.transaction.end.mutate({
      params: { state_id: stateId },
      headers: deviceToken(),
      fetchOptions: { keepalive: true },
    })
  } catch (thrown) {
    if (thrown instanceof ServiceFailure) reportError(thrown, thrown.code)
    else throw thrown
  }
}
