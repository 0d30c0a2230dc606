import type { Valued } from '../../scenarios/ownValues.ts'
import { premisesAt } from '../../scenarios/premisesAt.ts'

/**
 * The pool of appointments of a postal code. All premises of a postal sector share one. Premises with their own kind of
 * appointments have their own pool. Where the scenario takes the first appointment, each transaction has its own pool,
 * so that transactions do not affect each other.
 */
export const poolOf = (world: Valued, postalCode: string, stateId: string): string => {
  const { turnOn } = premisesAt(postalCode, world)
  if (turnOn.firstSlotTaken) return `transaction ${stateId}`
  if (turnOn.timeslots === 'one') return `premises ${postalCode}`
  return `sector ${postalCode.slice(0, 2)}`
}
