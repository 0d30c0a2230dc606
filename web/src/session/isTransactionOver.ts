import type { ErrorCode } from '@open-account/contracts/errors'
import { bodyOf } from '../http/api/bodyOf.ts'
import { tsr } from '../http/api/client.ts'
import { serviceFailureOf } from '../http/api/serviceFailure.ts'

/** The refusals of a call about a transaction that no longer exists. */
const over: readonly ErrorCode[] = ['not_found', 'expired']

/** Whether the service no longer has this transaction. False when the service cannot be reached. */
export const isTransactionOver = async (stateId: string): Promise<boolean> => {
  try {
    await bodyOf(tsr.attachment.list.query({ params: { transaction_id: stateId } }))
    return false
  } catch (thrown) {
    return over.includes(serviceFailureOf(thrown).code)
  }
}
