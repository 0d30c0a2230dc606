import { premisesAt } from '../../scenarios/premisesAt.ts'

/**
 * Whose crews come to a postal code: those of its sector. Premises with appointments of their own kind have crews of
 * their own; where the first appointment is always just taken, every transaction has, so that nobody takes it from
 * somebody else.
 */
export const poolOf = (postalCode: string, stateId: string): string => {
  const { turnOn } = premisesAt(postalCode)
  if (turnOn.takenInBetween) return `transaction ${stateId}`
  if (turnOn.timeslots === 'one') return `premises ${postalCode}`
  return `sector ${postalCode.slice(0, 2)}`
}
