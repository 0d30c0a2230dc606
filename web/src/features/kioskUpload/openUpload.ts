import { contract } from '@open-account/contracts'
import { callRoute } from '../../http/api/callRoute.ts'
import { reported } from '../../http/api/bodyOf.ts'

interface OpenUpload {
  readonly session: string
  readonly token: string
}

let open: OpenUpload | null = null

/**
 * Records the upload session with a valid link and its token, or null for none. The record outlives the screens,
 * because the link does.
 */
export const recordOpenUpload = (upload: OpenUpload | null): void => {
  open = upload
}

/**
 * Ends that session at the service, which invalidates its link. The call outlives the document. If it fails, the link
 * expires after some minutes.
 */
export const closeUpload = async (): Promise<void> => {
  if (open === null) return
  const { session, token } = open
  open = null
  await reported(
    callRoute(contract.kiosk.close, {
      headers: { authorization: `Bearer ${token}` },
      params: { id: session },
      fetchOptions: { keepalive: true },
    }),
  ).catch(() => undefined)
}
