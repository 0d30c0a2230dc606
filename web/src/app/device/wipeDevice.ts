import { pushToDataLayer } from '../../http/observability/dataLayer.ts'
import { sessionKeys } from '../../session/session.ts'
import { deletePersonalData, listStores, visibleCookies } from './deletePersonalData.ts'

/** How much a wipe left, by kind. */
export interface Remains {
  /** Entries of session and local storage, without those of the device, and the name of the window. */
  readonly storage: number
  /** Cookies that a script can see. */
  readonly cookies: number
  readonly caches: number
  readonly databases: number
  /** Addresses in the history that name an application or a payment. */
  readonly history: number
  /** 1 for a clipboard with a text; 0 also where the browser does not let the page look. */
  readonly clipboard: number
}

/** What a kiosk keeps from one session to the next: the settings of the device, and a list that is the same for all. */
const ofDevice: readonly string[] = [
  sessionKeys.mode,
  sessionKeys.redirect,
  sessionKeys.token,
  sessionKeys.useOfPremises,
]

const storedEntries = (): number =>
  Object.keys(sessionStorage).filter(key => !ofDevice.includes(key)).length +
  localStorage.length +
  (window.name === '' ? 0 : 1)

/** Parts of an address that name a person's application, payment or identity data. */
const personalAddress = /[?&](?:clientState|txnRef|appId)=|\/authorize\//

/** The entries of this tab's history that Back or Forward can reach; none where the browser does not list them. */
const personalEntries = (): number =>
  'navigation' in window
    ? window.navigation.entries().filter(({ url }) => personalAddress.test(url ?? '')).length
    : 0

/** Empties the clipboard. Counts it when it still has a text. Never asks the person for a permission. */
const clipboardTexts = async (): Promise<number> => {
  try {
    const name: string = 'clipboard-read'
    const { state } = await navigator.permissions.query({ name: name as PermissionName })
    if (state !== 'granted') return 0
    await navigator.clipboard.writeText('')
    return (await navigator.clipboard.readText()) === '' ? 0 : 1
  } catch {
    // The browser has no such permission, or the page does not have the focus.
    return 0
  }
}

/** Whether nothing is left. */
export const isClean = (remains: Remains): boolean => Object.values(remains).every(left => left === 0)

/**
 * Deletes what sessions left on this device, checks that it is gone, and says how much is left: counts only.
 */
export const wipeDevice = async (): Promise<Remains> => {
  const deleted = deletePersonalData()
  // Counted at once: another script, such as one for analytics, may write again while the stores are deleted.
  const counted = { storage: storedEntries(), cookies: visibleCookies().length, history: personalEntries() }
  await deleted
  const stores = await listStores()
  const remains: Remains = {
    ...counted,
    caches: stores.caches.length,
    databases: stores.databases.length,
    clipboard: await clipboardTexts(),
  }
  pushToDataLayer({ event: 'session_wipe', ...remains })
  return remains
}
