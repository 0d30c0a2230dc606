import type { Services, Usage } from '../application/codes.ts'
import { specialPremisesTypes } from '../premises/premisesTypes.ts'
import { type Cents, dollars } from './money.ts'
import { wayangRatePerDay } from './wayangRate.ts'

/** The services that require a deposit, in the order of every list of services. */
export const depositServices = ['electricity', 'water', 'gas'] as const
export type DepositService = (typeof depositServices)[number]
export type DepositServices = Pick<Services, DepositService>

/** The rate of a service: a fixed amount, or one that depends on the supply. */
export type ServiceRate =
  | { readonly by: 'amount'; readonly amount: Cents }
  | { readonly by: 'cubic_metres' }
  | { readonly by: 'capacity' }

/** The rate of premises: one fixed amount, an amount for each service or each day, or a quotation. */
export type PremisesRate =
  | { readonly by: 'amount'; readonly amount: Cents }
  | { readonly by: 'services'; readonly services: Readonly<Record<DepositService, ServiceRate>> }
  | { readonly by: 'days'; readonly perDay: Cents }
  | { readonly by: 'quotation' }

/** A row of the tariff. */
export interface TariffRow {
  /** Code of the type of premises (`USE_OF_PREMISES_LIST`). */
  readonly premisesType: string
  readonly label: string
  readonly rate: PremisesRate
}

const amount = (ofDollars: number) => ({ by: 'amount', amount: dollars(ofDollars) }) as const
const byCubicMetres = { by: 'cubic_metres' } as const
const byCapacity = { by: 'capacity' } as const

/**
 * The rates of commercial premises by type of usage. Gas at a construction site has no deposit. Source: document 2,
 * section 9; four of the codes are printed, the others are ours.
 */
export const commercialTariff: Readonly<Record<Usage, readonly TariffRow[]>> = {
  permanent: [
    {
      premisesType: 'PREMISES_HDB_SHOPHOUSE',
      label: 'HDB shop houses',
      rate: { by: 'services', services: { water: amount(100), electricity: amount(200), gas: amount(400) } },
    },
    {
      premisesType: specialPremisesTypes.publicLighting,
      label: 'Public lighting',
      rate: { by: 'quotation' },
    },
    { premisesType: 'PREMISES_COOKING_STALL', label: 'Cooking stall', rate: amount(600) },
    { premisesType: 'PREMISES_NON_COOKING_STALL', label: 'Non-cooking stall', rate: amount(200) },
    { premisesType: 'PREMISES_MSCP', label: 'Multi-storey carpark', rate: amount(500) },
    { premisesType: 'PREMISES_ATM', label: 'ATM/Translink/info teller', rate: amount(200) },
    { premisesType: 'PREMISES_BIN_COMPOUND', label: 'Bin compound', rate: amount(100) },
    {
      premisesType: specialPremisesTypes.others,
      label: 'Others',
      rate: { by: 'services', services: { water: byCubicMetres, electricity: byCapacity, gas: amount(400) } },
    },
  ],
  temporary: [
    {
      premisesType: specialPremisesTypes.constructionSite,
      label: 'Construction site',
      rate: { by: 'services', services: { water: byCubicMetres, electricity: byCapacity, gas: amount(0) } },
    },
    { premisesType: 'PREMISES_SITE_OFFICE', label: 'Site office', rate: amount(1_300) },
    {
      premisesType: specialPremisesTypes.wayang,
      label: 'Street opera (Wayang)',
      rate: { by: 'days', perDay: wayangRatePerDay },
    },
    { premisesType: 'PREMISES_GONDOLA', label: 'Gondola', rate: amount(200) },
  ],
}

/** The row of a type of premises under any usage; null when the tariff has none. */
export const tariffRow = (premisesType: string): TariffRow | null =>
  [...commercialTariff.permanent, ...commercialTariff.temporary].find(
    row => row.premisesType === premisesType,
  ) ?? null
