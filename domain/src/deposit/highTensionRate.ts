import type { Tension } from '../application/codes.ts'
import { type Cents, dollars } from './money.ts'

/** The rate for each kW of contracted load, by tension; low tension has capacity bands instead. C-052 for ultra high. */
export const highTensionRates: Readonly<Record<Tension, Cents | null>> = {
  LT: null,
  HT: dollars(40),
  EHT: dollars(40),
  UHT: dollars(40),
}

/** The deposit for electricity at high tension and above; null at low tension or without a load. */
export const highTensionDeposit = (tension: Tension, kW: number): Cents | null => {
  const rate = highTensionRates[tension]
  return rate !== null && Number.isFinite(kW) && kW > 0 ? Math.round(kW * rate) : null
}
