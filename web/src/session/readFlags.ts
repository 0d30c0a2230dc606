import type { Flags } from './flags.ts'
import { startReporting } from '../http/observability/startReporting.ts'
import { answerOf } from '../http/api/answerOf.ts'
import { tsr } from '../http/api/client.ts'
import { reported } from '../http/api/reported.ts'

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
