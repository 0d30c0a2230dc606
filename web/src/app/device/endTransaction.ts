import { tsr } from '../../http/api/client.ts'
import { deviceToken } from '../../session/deviceToken.ts'
import { ServiceFailure } from '../../http/api/serviceFailure.ts'
import { reportError } from '../../http/observability/errorReporter.ts'

/**
 * Tells the service that the session is over (C-190): it deletes a transaction that was not submitted, forgets identity
 * data, and deletes its cookie. The call survives the document (`keepalive`); if it fails, the next start here
 * ends the transaction.
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
