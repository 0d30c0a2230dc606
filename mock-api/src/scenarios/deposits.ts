import type { Entry } from './entry.ts'

/** The back office's data for a deposit that the call for its calculation does not contain. */
export interface DepositScenario {
  readonly calculation: 'by the tariff' | 'unknown' | 'failing'
  /** Contracted load in kW. Null for none: above low tension the chosen capacity is used (C-179). */
  readonly kW: number | null
}

const defaultScenario: DepositScenario = { calculation: 'by the tariff', kW: null }

type DepositEntry = Entry<'uen'> & { readonly overrides: Partial<DepositScenario> }

/** UENs with a known security deposit; all other customers pay by the tariff. */
export const depositEntries: readonly DepositEntry[] = [
  {
    id: 'deposit.high-tension',
    value: '201700001Z',
    rule: 'deposit.high-tension',
    description:
      'A company with a contracted load of 500 kW, by which it pays at premises with high tension.',
    overrides: { kW: 500 },
  },
  {
    id: 'deposit.not-calculable',
    value: '201700002K',
    rule: 'deposit.not-calculable',
    description: 'No security deposit is known for this company.',
    overrides: { calculation: 'unknown' },
  },
  {
    id: 'deposit.failing',
    value: '201700003C',
    rule: 'deposit.failing',
    description: 'The calculation of the security deposit fails.',
    overrides: { calculation: 'failing' },
  },
]

const byValue: ReadonlyMap<string, DepositScenario> = new Map(
  depositEntries.map(({ value, overrides }) => [value, { ...defaultScenario, ...overrides }]),
)

/** How the deposit of the holder of an NRIC, FIN or UEN is calculated. */
export const depositScenario = (number: string): DepositScenario => byValue.get(number) ?? defaultScenario
