import type { KioskState } from '@open-account/contracts/kiosk'

/** The state for which a stream is opened, as it stands in the address: base64url of its JSON text. */
export const kioskStateText = (state: KioskState): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(state))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
