import type { Flags } from '../application/flags.ts'
import { startReporting } from '../observability/startReporting.ts'
import { answerOf } from './answerOf.ts'
import { tsr } from './client.ts'
import { reported } from './reported.ts'

/** Reads the flags; whatever goes wrong, the documented fallback is the result. Not asked for on the internal host. */
export const readFlags = async (): Promise<Flags> => {
  if (location.hostname === import.meta.env.VITE_INTERNAL_HOST) return { kind: 'none' }
  try {
    const answer = await reported(answerOf(tsr.appconfig.read.query()))
    startReporting(answer.settings?.links?.errorReporting)
    return { kind: 'answer', answer }
  } catch {
    return { kind: 'fallback' }
  }
}
