import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { bandOfGrade } from '@open-account/domain/deposit/capacityBands'
import { lastUnlicensedGrade } from '@open-account/domain/requirements/documents'

type Change = Partial<ApplicationFacts>

interface Situation {
  readonly label: string
  /** What is true in this situation beside the plain application. */
  readonly change: (facts: ApplicationFacts) => Change
  /** What another line has said already: only what comes on top of it is listed. */
  readonly onTopOf?: (facts: ApplicationFacts) => Change
}

const permanent = { usage: 'permanent' } as const
/** Commercial gas is only ever permanent. */
const asWithGas = ({ domain }: ApplicationFacts): Change => (domain === 'commercial' ? permanent : {})

/** When an application needs more documents than a plain one. Which ones, the rules say. The words are ours. */
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
