import { readSession, sessionKeys, writeSession } from './session.ts'

const parameter = '_gl'

/** The linker this visit came with; a session that begins anew does not forget it. */
let arrivedWith: string | null = null

/** Looks at the address of the visit, before the router tidies it. */
export const noteLinker = (): void => {
  arrivedWith = new URLSearchParams(location.search).get(parameter)
}

/** Keeps the linker for a refresh inside the wizard. */
export const keepLinker = (): void => {
  if (arrivedWith !== null) writeSession(sessionKeys.linker, arrivedWith)
}

/** The analytics linker of this visit, or null when it came with none (C-139). */
export const analyticsLinker = (): string | null => arrivedWith ?? readSession(sessionKeys.linker)
