import type { KioskSessionRow } from '../../store/tables.ts'

/** Whether a session is over at a moment of world time. */
export const isOver = (
  { ended, expires_at: expiresAt }: Pick<KioskSessionRow, 'ended' | 'expires_at'>,
  at: number,
): boolean => ended !== null || expiresAt <= at
