import { bodyOf } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'

/** Tells the service which transaction of the terminal pays an application. May be told again; nothing is paid twice. */
export const tellOfTerminal = async (appId: string, txnId: string): Promise<void> => {
  await bodyOf(tsr.payment.process.mutate({ body: { appId, txnId } }))
}
