import { services } from '../application/codes.ts'
import { isPremisesTypeOffered } from '../premises/premisesTypes.ts'
import type { ServiceChoice } from '../premises/services.ts'
import type { Change } from './resetting.ts'

type Choice = Pick<ServiceChoice, 'domain' | 'services' | 'usage'>

interface ChangeRow {
  readonly change: Change
  /** Whether it happened between two choices; `premisesType` is that of the deposit so far, null for none. */
  readonly happened: (before: Choice, after: Choice, premisesType: string | null) => boolean
}

const rows: readonly ChangeRow[] = [
  {
    change: 'commercial_services_changed',
    happened: (before, after) =>
      after.domain === 'commercial' &&
      services.some(service => before.services[service] !== after.services[service]),
  },
  {
    change: 'usage_permanent',
    happened: (before, after) => after.usage === 'permanent' && before.usage !== 'permanent',
  },
  {
    // Each usage has types of premises of its own.
    change: 'premises_type_lost',
    happened: (before, after, premisesType) =>
      premisesType !== null &&
      (before.usage !== after.usage || !isPremisesTypeOffered(premisesType, after.services)),
  },
]

/** The changes that another choice of services or usage brings with it; what they empty stands in `fieldsResetBy`. */
export const choiceChanges = (
  before: Choice,
  after: Choice,
  premisesType: string | null,
): readonly Change[] =>
  rows.filter(({ happened }) => happened(before, after, premisesType)).map(({ change }) => change)
