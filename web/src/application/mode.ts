import { type Mode, modes } from '@open-account/domain/application/codes'
import { type ModeCapabilities, modeCapabilities } from '@open-account/domain/application/modes'
import { isRedirectAllowed } from '@open-account/domain/application/redirect'
import { clearSession, readSession, sessionKeys, writeSession } from './session.ts'

const isMode = (value: unknown): value is Mode => modes.some(mode => mode === value)

/** The mode of this session: what the address said last, normal until it says something. */
export const currentMode = (): Mode => {
  const kept = readSession(sessionKeys.mode)
  return isMode(kept) ? kept : 'normal'
}

export const currentCapabilities = (): ModeCapabilities => modeCapabilities[currentMode()]

export interface ModeSearch {
  readonly mode?: Mode
  readonly redirect?: string
  readonly token?: string
}

/** The query parameters that steer the mode; anything else under these names is dropped. */
export const readModeSearch = (search: Record<string, unknown>): ModeSearch => ({
  ...(isMode(search['mode']) && { mode: search['mode'] }),
  ...(typeof search['redirect'] === 'string' && { redirect: search['redirect'] }),
  ...(typeof search['token'] === 'string' && { token: search['token'] }),
})

/** Whether the address asks to go on to a page that is none of this application. */
export const isRedirectRefused = ({ redirect }: ModeSearch): boolean =>
  redirect !== undefined &&
  !(URL.canParse(redirect, location.href) && isRedirectAllowed(new URL(redirect, location.href), location))

/** Keeps what the address says for the rest of the session. A device that people share from now on starts empty. */
export const keepModeSearch = (search: ModeSearch): void => {
  if (isRedirectRefused(search)) return
  const { mode, redirect, token } = search
  const before = currentMode()
  if (mode !== undefined) writeSession(sessionKeys.mode, mode)
  if (currentMode() !== before && currentCapabilities().sharedDevice) clearSession(currentMode())
  if (redirect !== undefined) writeSession(sessionKeys.redirect, redirect)
  if (token !== undefined) writeSession(sessionKeys.token, token)
}

/** What an address of the landing page carries in this mode: `?mode` unless it is normal. */
export const modeSearch = (mode: Mode): ModeSearch => (mode === modes[0] ? {} : { mode })
