import type { KioskSessionRow } from '../../store/tables.ts'

/** How long a connection counts as open after its last renewal: two heartbeats may be late. Milliseconds. */
const lease = 45_000

/** When a connection that is renewed now stops counting as open. `real`: real time, epoch milliseconds. */
export const listenedUntil = (real: number): number => real + lease

/** Whether a kiosk is connected to any replica. `real`: real time, epoch milliseconds. */
export const isListenedTo = (
  { listener, heard_until: until }: Pick<KioskSessionRow, 'listener' | 'heard_until'>,
  real: number,
): boolean => listener !== null && until > real
