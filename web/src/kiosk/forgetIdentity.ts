import { tsr } from '../api/client.ts'
import { ServiceFailure } from '../api/serviceFailure.ts'
import { reportError } from '../observability/errorReporter.ts'

/**
 * Has the service forget what the identity service told it, and take its cookie back. The call outlasts the document;
 * should it fail, the data ends by itself, and there is nobody to tell.
 */
export const forgetIdentity = async (stateId: string): Promise<void> => {
  try {
    await tsr.identity.forget.mutate({ params: { state_id: stateId }, fetchOptions: { keepalive: true } })
  } catch (thrown) {
    if (thrown instanceof ServiceFailure) reportError(thrown, thrown.code)
    else throw thrown
  }
}
