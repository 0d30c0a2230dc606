import type { KioskSessionRow } from '../../store/tables.ts'

/** Whether a session has ended or expired. `at`: world time, epoch milliseconds. */
export const isOver = (
  { ended, expires_at: expiresAt }: Pick<KioskSessionRow, 'ended' | 'expires_at'>,
  at: number,
): boolean => ended !== null || expiresAt <= at
