import { startReporting } from '../http/observability/startReporting.ts'
import { reported } from '../http/api/bodyOf.ts'
import { readAppconfig } from '../http/api/readAppconfig.ts'
import { setDeviceKeyboard } from './deviceKeyboard.ts'
import type { Flags } from './flags.ts'

/** Reads the flags. Every failure returns the specified fallback. The internal host sends no request. */
export const readFlags = async (): Promise<Flags> => {
  if (location.hostname === import.meta.env.VITE_INTERNAL_HOST) return { kind: 'none' }
  try {
    const answer = await reported(readAppconfig())
    startReporting(answer.settings?.links?.errorReporting)
    setDeviceKeyboard(answer.settings?.kioskKeyboard)
    return { kind: 'answer', answer }
  } catch {
    return { kind: 'fallback' }
  }
}
