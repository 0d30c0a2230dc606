import { useQuery } from '@tanstack/react-query'
import type { Flags } from './flags.ts'
import { readFlags } from './readFlags.ts'

const unread: Flags = { kind: 'unread' }

/** The flags, requested once per session of the wizard. */
export const useFlags = (): Flags =>
  useQuery({ queryKey: ['flags'], queryFn: readFlags, staleTime: Infinity }).data ?? unread
