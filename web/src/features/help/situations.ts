import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { bandOfGrade } from '@open-account/domain/deposit/capacityBands'
import { lastUnlicensedGrade } from '@open-account/domain/requirements/documents'

type Change = Partial<ApplicationFacts>

interface Situation {
  readonly label: string
  /** The facts of this situation that differ from the plain application. */
  readonly change: (facts: ApplicationFacts) => Change
  /** The facts of another situation: only documents beyond it are listed. */
  readonly onTopOf?: (facts: ApplicationFacts) => Change
}

const permanent = { usage: 'permanent' } as const
/** Commercial gas is always permanent. */
const asWithGas = ({ domain }: ApplicationFacts): Change => (domain === 'commercial' ? permanent : {})

/** Situations in which an application needs more documents; the table of documents says which. Labels are ours. */
export const situations: readonly Situation[] = [
  { label: 'For a permanent supply', change: () => permanent },
  {
    label: `For a permanent electricity supply above ${bandOfGrade(lastUnlicensedGrade)?.to} kVA`,
    change: () => ({ ...permanent, capacityGrade: lastUnlicensedGrade + 1 }),
    onTopOf: () => permanent,
  },
  { label: 'For a temporary supply', change: () => ({ usage: 'temporary' }) },
  {
    label: 'As the owner, when it is your third account within 6 months',
    change: ({ type }) => ({ ownershipProofRequired: type === 'personal' }),
  },
  { label: 'For premises without an official address', change: () => ({ nonStandardAddress: true }) },
  {
    label: 'When gas is supplied at the premises and you do not want it',
    change: facts => ({ ...asWithGas(facts), gasPreselected: true }),
    onTopOf: asWithGas,
  },
  {
    label: 'When the turn-on date needs meter readings: a photo of each meter',
    change: () => ({ meterReadingRequired: true }),
  },
  { label: 'With an embedded electricity generator', change: () => ({ generatorDeclared: true }) },
]
