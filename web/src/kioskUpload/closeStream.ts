import { tsr } from '../api/client.ts'
import { reported } from '../api/reported.ts'

/** Ends an upload session at the service, so that its link opens nothing any more. Throws when the service refuses. */
export const closeStream = async (session: string, token: string): Promise<void> => {
  await reported(
    tsr.kiosk.close.query({ headers: { authorization: `Bearer ${token}` }, params: { id: session } }),
  )
}
