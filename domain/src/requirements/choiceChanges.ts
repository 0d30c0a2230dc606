import { services } from '../application/codes.ts'
import { isPremisesTypeOffered } from '../premises/premisesTypes.ts'
import type { ServiceChoice } from '../premises/services.ts'
import type { Change } from './resetting.ts'

type Choice = Pick<ServiceChoice, 'domain' | 'services' | 'usage'>

interface ChangeRow {
  readonly change: Change
  /** Whether it happened between two choices; `premisesType` is the chosen one of the deposit, null without one. */
  readonly happened: (previous: Choice, next: Choice, premisesType: string | null) => boolean
}

const rows: readonly ChangeRow[] = [
  {
    change: 'commercial_services_changed',
    happened: (previous, next) =>
      next.domain === 'commercial' &&
      services.some(service => previous.services[service] !== next.services[service]),
  },
  {
    change: 'usage_permanent',
    happened: (previous, next) => next.usage === 'permanent' && previous.usage !== 'permanent',
  },
  {
    // Each usage has its own types of premises.
    change: 'premises_type_lost',
    happened: (previous, next, premisesType) =>
      premisesType !== null &&
      (previous.usage !== next.usage || !isPremisesTypeOffered(premisesType, next.services)),
  },
]

/** The changes that follow from another choice of services or usage; `fieldsResetBy` lists the fields that they reset. */
export const choiceChanges = (
  previous: Choice,
  next: Choice,
  premisesType: string | null,
): readonly Change[] =>
  rows.filter(({ happened }) => happened(previous, next, premisesType)).map(({ change }) => change)
