import type { KioskSessionRow } from '../../store/tables.ts'

/** How long a connection counts as one after it was heard of: two heartbeats may be late. Milliseconds. */
const lease = 45_000

/** Until when a connection counts that is heard of at a moment of real time. */
export const listenedUntil = (real: number): number => real + lease

/** Whether a kiosk listens at a moment of real time, on whichever replica. */
export const isListenedTo = (
  { listener, heard_until: until }: Pick<KioskSessionRow, 'listener' | 'heard_until'>,
  real: number,
): boolean => listener !== null && until > real
