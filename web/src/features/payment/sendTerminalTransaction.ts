import { bodyOf } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'

/**
 * Sends the terminal's transaction that pays an application to the service. May be repeated: nothing is paid twice.
 */
export const sendTerminalTransaction = async (appId: string, txnId: string): Promise<void> => {
  await bodyOf(tsr.payment.process.mutate({ body: { appId, txnId } }))
}
