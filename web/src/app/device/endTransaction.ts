import { contract } from '@open-account/contracts'
import { callRoute } from '../../http/api/callRoute.ts'
import { deviceToken } from '../../session/deviceToken.ts'
import { ServiceFailure } from '../../http/api/serviceFailure.ts'
import { reportError } from '../../http/observability/errorReporter.ts'

/**
 * Ends the transaction at the service (C-190), which deletes an application that was not submitted, the identity data
 * and the cookie. The call outlives the document (`keepalive`). If it fails, the next start at this device ends the
 * transaction.
 */
export const endTransaction = async (stateId: string): Promise<void> => {
  try {
    await callRoute(contract.transaction.end, {
      params: { state_id: stateId },
      headers: deviceToken(),
      fetchOptions: { keepalive: true },
    })
  } catch (thrown) {
    if (thrown instanceof ServiceFailure) reportError(thrown, thrown.code)
    else throw thrown
  }
}
