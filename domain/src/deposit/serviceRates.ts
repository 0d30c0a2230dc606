import type { Services } from '../application/codes.ts'
import { capacityDeposit } from './capacityBands.ts'
import { type Cents, dollars, sumOf } from './money.ts'
import { waterDeposit } from './waterRate.ts'

/** The services a deposit is taken for. */
export type DepositServices = Omit<Services, 'cooling'>
type DepositService = keyof DepositServices

export interface SupplyCapacities {
  /** Electricity supply capacity in kVA. */
  readonly kVA: number
  /** Water supply capacity in cubic metres. */
  readonly cubicMetres: number
}

type ServiceRates = Readonly<Record<DepositService, (capacities: SupplyCapacities) => Cents | null>>

/**
 * Premises that pay for each service they take. The sheet asks nothing for gas at a construction site. Source:
 * document 2, section 9; the codes are ours.
 */
export const serviceRates = {
  PREMISES_HDB_SHOPHOUSE: {
    water: () => dollars(100),
    electricity: () => dollars(200),
    gas: () => dollars(400),
  },
  PREMISES_OTHERS: {
    water: ({ cubicMetres }) => waterDeposit(cubicMetres),
    electricity: ({ kVA }) => capacityDeposit(kVA),
    gas: () => dollars(400),
  },
  PREMISES_CONSTRUCTION_SITE: {
    water: ({ cubicMetres }) => waterDeposit(cubicMetres),
    electricity: ({ kVA }) => capacityDeposit(kVA),
    gas: () => 0,
  },
} as const satisfies Record<string, ServiceRates>
export type ServiceRatePremises = keyof typeof serviceRates

const depositServices = ['water', 'electricity', 'gas'] as const

/** The deposit of all chosen services together; null when a chosen one lacks its capacity. */
export const serviceDeposit = (
  premises: ServiceRatePremises,
  services: DepositServices,
  capacities: SupplyCapacities,
): Cents | null => {
  const rates: ServiceRates = serviceRates[premises]
  return sumOf(
    depositServices.filter(service => services[service]).map(service => rates[service](capacities)),
  )
}
