import type { Entry } from './entry.ts'

/** What the back office knows of the supply of an applicant, for which the calculation of a deposit has no field. */
export interface DepositScenario {
  readonly calculation: 'by the tariff' | 'unknown' | 'failing'
  /** Contracted load in kW; null for none, so that the chosen capacity counts above low tension (C-179). */
  readonly kW: number | null
}

const ordinary: DepositScenario = { calculation: 'by the tariff', kW: null }

type DepositEntry = Entry<'uen'> & { readonly different: Partial<DepositScenario> }

/** UENs with a known security deposit; all other customers pay by the tariff. */
export const depositEntries: readonly DepositEntry[] = [
  {
    id: 'deposit.high-tension',
    value: '201700001Z',
    rule: 'deposit.high-tension',
    sentence: 'A company with a contracted load of 500 kW, by which it pays at premises with high tension.',
    different: { kW: 500 },
  },
  {
    id: 'deposit.not-calculable',
    value: '201700002K',
    rule: 'deposit.not-calculable',
    sentence: 'No security deposit is known for this company.',
    different: { calculation: 'unknown' },
  },
  {
    id: 'deposit.failing',
    value: '201700003C',
    rule: 'deposit.failing',
    sentence: 'The calculation of the security deposit fails.',
    different: { calculation: 'failing' },
  },
]

const book: ReadonlyMap<string, DepositScenario> = new Map(
  depositEntries.map(({ value, different }) => [value, { ...ordinary, ...different }]),
)

/** How the deposit of the holder of an NRIC, FIN or UEN is calculated. */
export const depositScenario = (number: string): DepositScenario => book.get(number) ?? ordinary
