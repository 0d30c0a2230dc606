import type { RuleId } from '@open-account/contracts/control/rules'
import type { Tension } from '@open-account/domain/application/codes'
import type { Entry } from './entry.ts'

/** How the validation of a tension ends. */
export interface TensionScenario {
  readonly rule: RuleId
  /** Served means that the supply is shared (MCST). */
  readonly outcome: 'served' | 'not served' | 'failing'
}

const served: TensionScenario = { rule: 'tension.served', outcome: 'served' }
const notServed: TensionScenario = { rule: 'tension.not-served', outcome: 'not served' }
const failing: TensionScenario = { rule: 'tension.failing', outcome: 'failing' }

type TensionEntry = Entry<'nric' | 'uen'> & { readonly scenario: TensionScenario }

const entry = ({ scenario, ...said }: Omit<TensionEntry, 'rule'>): TensionEntry => ({
  ...said,
  rule: scenario.rule,
  scenario,
})

/** NRICs, FINs and UENs with a known answer to the validation of a tension above low. */
export const tensionEntries: readonly TensionEntry[] = [
  entry({
    id: 'tension.served',
    value: '201800001D',
    sentence: 'A management corporation (MCST), which is served above low tension.',
    scenario: served,
  }),
  entry({
    id: 'tension.served-person',
    value: 'S8200001A',
    sentence: 'A person whose supply above low tension is shared (MCST), so that it is served.',
    scenario: served,
  }),
  entry({
    id: 'tension.not-served',
    value: '201800002N',
    sentence:
      'A company that is not served above low tension and buys its electricity on the market, as does everybody who is not in this list.',
    scenario: notServed,
  }),
  entry({
    id: 'tension.failing',
    value: '201800003E',
    sentence: 'The validation of the tension fails.',
    scenario: failing,
  }),
]

const book: ReadonlyMap<string, TensionScenario> = new Map(
  tensionEntries.map(({ value, scenario }) => [value, scenario]),
)

/** How the validation of a tension ends for the holder of an NRIC, FIN or UEN; everybody is served at low tension. */
export const tensionScenario = (number: string, tension: Tension): TensionScenario =>
  tension === 'LT' ? served : (book.get(number) ?? notServed)
