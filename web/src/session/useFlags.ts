import { useQuery } from '@tanstack/react-query'
import { readFlags } from './readFlags.ts'
import type { Flags } from './flags.ts'

const unread: Flags = { kind: 'unread' }

/** The flags as far as they are known; asked for once a session of the wizard. */
export const useFlags = (): Flags =>
  useQuery({ queryKey: ['flags'], queryFn: readFlags, staleTime: Infinity }).data ?? unread
