import { type Mode, modes } from '@open-account/domain/application/codes'
import { type ModeCapabilities, modeCapabilities } from '@open-account/domain/application/modes'
import { isRedirectAllowed } from '@open-account/domain/application/redirect'
import { clearSession, readSession, sessionKeys, writeSession } from './session.ts'
import { useSyncExternalStore } from 'react'

/** No subscription, for what changes only with the address, which renders the page again. */
const subscribeToNothing = () => () => {}

/** The mode of this session. A prerendered page is taken over in the mode in which it was rendered. */
export const useMode = (): Mode => useSyncExternalStore(subscribeToNothing, currentMode, currentMode)

export const isMode = (value: unknown): value is Mode => modes.some(mode => mode === value)

/** The mode of this session: that of the last address with a mode, `normal` before. */
export const currentMode = (): Mode => {
  const stored = readSession(sessionKeys.mode)
  return isMode(stored) ? stored : 'normal'
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

/** Whether the address requests a redirect to another site. */
export const isRedirectRefused = ({ redirect }: ModeSearch): boolean =>
  redirect !== undefined &&
  !(URL.canParse(redirect, location.href) && isRedirectAllowed(new URL(redirect, location.href), location))

/**
 * Saves the mode parameters of the address in the session. A change to the mode of a shared device clears the
 * session.
 */
export const saveModeSearch = (search: ModeSearch): void => {
  if (isRedirectRefused(search)) return
  const { mode, redirect, token } = search
  const previous = currentMode()
  if (mode !== undefined) writeSession(sessionKeys.mode, mode)
  if (currentMode() !== previous && currentCapabilities().sharedDevice) clearSession(currentMode())
  if (redirect !== undefined) writeSession(sessionKeys.redirect, redirect)
  if (token !== undefined) writeSession(sessionKeys.token, token)
}

/** The query that survives a redirect: the mode parameters, without those of a step. */
export const modeSearchOf = ({ mode, redirect, token }: ModeSearch): ModeSearch => ({
  mode,
  redirect,
  token,
})

/** The query of the landing page in this mode: `?mode`, unless it is normal. */
export const modeSearch = (mode: Mode): ModeSearch => (mode === modes[0] ? {} : { mode })
