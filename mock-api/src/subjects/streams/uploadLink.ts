import type { StreamMessage } from '@open-account/contracts/kioskMessages'
import type { KioskSessionRow, WorldRow } from '../../store/tables.ts'
import { linkSecret } from './credentials.ts'

/** The address of the page on which a phone uploads, with the secret that authorises it. */
export const uploadLink = (
  world: Pick<WorldRow, 'secret'>,
  { id, origin, state_id: stateId }: Pick<KioskSessionRow, 'id' | 'origin' | 'state_id'>,
): string => `${origin}/upload?${new URLSearchParams({ s: linkSecret(world, id), stateId }).toString()}`

/** The message with the link and the short code, which the kiosk shows; null when the session is over. */
export const uploadUrl = (world: Pick<WorldRow, 'secret'>, session: KioskSessionRow): StreamMessage | null =>
  session.code === null
    ? null
    : {
        kind: 'upload_url',
        url: uploadLink(world, session),
        code: session.code,
        expires_at: new Date(session.expires_at).toISOString(),
      }
