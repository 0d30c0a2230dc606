import { tsr } from '../../http/api/client.ts'
import { reported } from '../../http/api/bodyOf.ts'

interface OpenUpload {
  readonly session: string
  readonly token: string
}

let open: OpenUpload | null = null

/** Notes the upload session whose link is valid, with the token that ends it; null: none is. It outlives the screens, as the link does. */
export const noteOpenUpload = (upload: OpenUpload | null): void => {
  open = upload
}

/**
 * Ends that session at the service, so that its link opens nothing any more; the call outlasts the document. Where it
 * fails the session ends by itself: its link is valid for some minutes only.
 */
export const closeUpload = async (): Promise<void> => {
  if (open === null) return
  const { session, token } = open
  open = null
  await reported(
    tsr.kiosk.close.query({
      headers: { authorization: `Bearer ${token}` },
      params: { id: session },
      fetchOptions: { keepalive: true },
    }),
  ).catch(() => undefined)
}
