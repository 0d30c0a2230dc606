import type { RuleId } from '@open-account/contracts/control/rules'
import type { Tension } from '@open-account/domain/application/codes'
import type { Entry } from './entry.ts'

/** The result of the load curb check. */
export interface TensionScenario {
  readonly rule: RuleId
  /** `served`: the supply is shared (MCST). */
  readonly outcome: 'served' | 'not served' | 'failing'
}

const served: TensionScenario = { rule: 'tension.served', outcome: 'served' }
const notServed: TensionScenario = { rule: 'tension.not-served', outcome: 'not served' }
const failing: TensionScenario = { rule: 'tension.failing', outcome: 'failing' }

type TensionEntry = Entry<'nric' | 'uen'> & { readonly scenario: TensionScenario }

const entry = ({ scenario, ...rest }: Omit<TensionEntry, 'rule'>): TensionEntry => ({
  ...rest,
  rule: scenario.rule,
  scenario,
})

/** NRICs, FINs and UENs with a known answer to the validation of a tension above low. */
export const tensionEntries: readonly TensionEntry[] = [
  entry({
    id: 'tension.served',
    value: '201800001D',
    description: 'A management corporation (MCST), which is served above low tension.',
    scenario: served,
  }),
  entry({
    id: 'tension.served-person',
    value: 'S8200001A',
    description: 'A person whose supply above low tension is shared (MCST), so that it is served.',
    scenario: served,
  }),
  entry({
    id: 'tension.not-served',
    value: '201800002N',
    description:
      'A company that is not served above low tension and buys its electricity on the market, as does every applicant who is not in this list.',
    scenario: notServed,
  }),
  entry({
    id: 'tension.failing',
    value: '201800003E',
    description: 'The validation of the tension fails.',
    scenario: failing,
  }),
]

const byValue: ReadonlyMap<string, TensionScenario> = new Map(
  tensionEntries.map(({ value, scenario }) => [value, scenario]),
)

/** The load curb check for the holder of an NRIC, FIN or UEN; every applicant is served at low tension. */
export const tensionScenario = (number: string, tension: Tension): TensionScenario =>
  tension === 'LT' ? served : (byValue.get(number) ?? notServed)
