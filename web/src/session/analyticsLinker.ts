import { readSession, sessionKeys, writeSession } from './session.ts'

const parameter = '_gl'

/** The linker of this visit, which a new session keeps. */
let visitLinker: string | null = null

/** Records the linker in the address of the visit, before the router removes it. */
export const recordLinker = (): void => {
  visitLinker = new URLSearchParams(location.search).get(parameter)
}

/** Saves the linker for a refresh inside the wizard. */
export const saveLinker = (): void => {
  if (visitLinker !== null) writeSession(sessionKeys.linker, visitLinker)
}

/** The analytics linker of this visit, or null without one (C-139). */
export const analyticsLinker = (): string | null => visitLinker ?? readSession(sessionKeys.linker)
