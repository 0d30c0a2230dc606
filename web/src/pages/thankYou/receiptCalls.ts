import { bodyOf } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'
import { deviceToken } from '../../session/deviceToken.ts'

const callFor = (stateId: string) => ({ params: { state_id: stateId }, headers: deviceToken() })

/** The receipt of a submitted application as a PDF. */
export const readReceipt = async (stateId: string): Promise<ArrayBuffer> => {
  const pdf = await bodyOf(tsr.receipt.read.query(callFor(stateId)))
  return pdf instanceof Uint8Array ? Uint8Array.from(pdf).buffer : pdf.arrayBuffer()
}

/** The address from which a phone loads the receipt. It expires. */
export const linkToReceipt = async (stateId: string): Promise<string> => {
  const { url } = await bodyOf(tsr.receipt.link.mutate(callFor(stateId)))
  return url
}
