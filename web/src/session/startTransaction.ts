import type { ApplicantType, Domain } from '@open-account/domain/application/codes'
import { bodyOf } from '../http/api/bodyOf.ts'
import { tsr } from '../http/api/client.ts'
import { deviceToken } from './deviceToken.ts'

/**
 * Starts a transaction and returns its state id, which every later call sends. This GET creates a transaction, so it
 * is neither cached nor repeated. A kiosk sends its token, so that the service ends its open session.
 */
export const startTransaction = async (domain: Domain, type: ApplicantType): Promise<string> => {
  const call = tsr.transaction.start.query({
    query: { appDomain: domain, appType: type },
    headers: deviceToken(),
    fetchOptions: { cache: 'no-store' },
  })
  const { state_id: stateId } = await bodyOf(call)
  return stateId
}
