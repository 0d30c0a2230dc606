import { type Mode, modes } from '@open-account/domain/application/codes'
import { type ModeCapabilities, modeCapabilities } from '@open-account/domain/application/modes'
import { isRedirectAllowed } from '@open-account/domain/application/redirect'
import { clearSession, readSession, sessionKeys, writeSession } from './session.ts'
import { useSyncExternalStore } from 'react'

/** The mode changes only with the address, and then the page is rendered anew. */
const neverChanges = () => () => {}

/** The mode of this session; normal in a page that was rendered ahead, before the browser can tell. */
export const useMode = (): Mode => useSyncExternalStore(neverChanges, currentMode, () => modes[0])

const isMode = (value: unknown): value is Mode => modes.some(mode => mode === value)

/** The mode of this session: what the address said last, normal until it says something. */
export const currentMode = (): Mode => {
  const kept = readSession(sessionKeys.mode)
  return isMode(kept) ? kept : 'normal'
}

export const currentCapabilities = (): ModeCapabilities => modeCapabilities[currentMode()]

export interface ModeSearch {
  readonly mode?: Mode | undefined
  readonly redirect?: string | undefined
  readonly token?: string | undefined
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/**
 * The query parameters that set the mode. An invalid value becomes undefined: the router merges the result into
 * the query, where a missing name would leave the value in place.
 */
export const readModeSearch = (search: Record<string, unknown>): ModeSearch => ({
  mode: isMode(search['mode']) ? search['mode'] : undefined,
  redirect: textOf(search['redirect']),
  token: textOf(search['token']),
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

/** The query that stays when the page changes: the mode, without the parameters of a step. */
export const keptModeSearch = ({ mode, redirect, token }: ModeSearch): ModeSearch => ({
  mode,
  redirect,
  token,
})

/** What an address of the landing page carries in this mode: `?mode` unless it is normal. */
export const modeSearch = (mode: Mode): ModeSearch => (mode === modes[0] ? {} : { mode })
