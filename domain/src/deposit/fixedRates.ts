import { type Cents, dollars } from './money.ts'

export interface FixedRate {
  readonly label: string
  readonly deposit: Cents
}

/** Premises that pay the same whatever they use. Source: document 2, section 9; the codes are ours. */
export const fixedRates = {
  PREMISES_COOKING_STALL: { label: 'Cooking stall', deposit: dollars(600) },
  PREMISES_NON_COOKING_STALL: { label: 'Non-cooking stall', deposit: dollars(200) },
  PREMISES_MSCP: { label: 'Multi-storey carpark', deposit: dollars(500) },
  PREMISES_ATM: { label: 'ATM/Translink/info teller', deposit: dollars(200) },
  PREMISES_BIN_COMPOUND: { label: 'Bin compound', deposit: dollars(100) },
  PREMISES_SITE_OFFICE: { label: 'Site office', deposit: dollars(1_300) },
  PREMISES_GONDOLA: { label: 'Gondola', deposit: dollars(200) },
} as const satisfies Record<string, FixedRate>
export type FixedRatePremises = keyof typeof fixedRates

export const fixedDeposit = (premises: FixedRatePremises): Cents => fixedRates[premises].deposit
