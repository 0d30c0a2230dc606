import { useQuery } from '@tanstack/react-query'
import type { Flags } from './flags.ts'
import { startReporting } from '../http/observability/startReporting.ts'
import { bodyOf, reported } from '../http/api/bodyOf.ts'
import { tsr } from '../http/api/client.ts'

/** Reads the flags. Every failure returns the specified fallback. The internal host sends no request. */
export const readFlags = async (): Promise<Flags> => {
  if (location.hostname === import.meta.env.VITE_INTERNAL_HOST) return { kind: 'none' }
  try {
    const answer = await reported(bodyOf(tsr.appconfig.read.query()))
    startReporting(answer.settings?.links?.errorReporting)
    return { kind: 'answer', answer }
  } catch {
    return { kind: 'fallback' }
  }
}

const unread: Flags = { kind: 'unread' }

/** The flags, requested once per session of the wizard. */
export const useFlags = (): Flags =>
  useQuery({ queryKey: ['flags'], queryFn: readFlags, staleTime: Infinity }).data ?? unread
