import { type Cents, dollars } from './money.ts'

/** The kinds of residential premises, as the tariff names them. */
export const residentialPremises = {
  hdb_1_2: 'HDB 1-2 rooms',
  hdb_3_5: 'HDB 3-5 rooms',
  hdb_exec: 'HDB Executive',
  hudc: 'HUDC',
  terrace: 'Terrace',
  semi_detached: 'Semi-detached',
  condominium: 'Condominium',
  private_apartment: 'Private apartment',
  bungalow: 'Bungalow',
  penthouse: 'Penthouse',
  townhouse: 'Townhouse',
} as const
export type ResidentialPremises = keyof typeof residentialPremises

/** Singaporeans, permanent residents and companies, or foreigners. */
export type DepositApplicant = 'local' | 'foreigner'
/** Whether bills are paid by GIRO; the first bill uses the rate without it. */
export type BillPayment = 'giro' | 'non_giro'

export type ResidentialAmounts = Readonly<Record<DepositApplicant, Readonly<Record<BillPayment, Cents>>>>

/** A row of the tariff: the amounts that all of these premises pay. */
export interface ResidentialRate {
  readonly premises: readonly ResidentialPremises[]
  readonly amounts: ResidentialAmounts
}

/** The two readings of the printed tariff, which differ in the rows of condominium and terrace (C-084, C-085). */
export type TariffReading = 'a' | 'b'
export const defaultTariffReading: TariffReading = 'a'

/** Dollars as the tariff prints them: GIRO and non-GIRO, first for locals, then for foreigners. */
const amounts = (
  [localGiro, localNonGiro]: readonly [number, number],
  [foreignerGiro, foreignerNonGiro]: readonly [number, number],
): ResidentialAmounts => ({
  local: { giro: dollars(localGiro), non_giro: dollars(localNonGiro) },
  foreigner: { giro: dollars(foreignerGiro), non_giro: dollars(foreignerNonGiro) },
})

const smallFlat = amounts([40, 60], [80, 120])
const flat = amounts([70, 100], [140, 200])
const largeFlat = amounts([100, 150], [200, 300])
const house = amounts([150, 250], [300, 500])
const largeHouse = amounts([250, 400], [500, 800])

/** Source: document 2, section 9, residential security deposit. */
export const residentialRates: Readonly<Record<TariffReading, readonly ResidentialRate[]>> = {
  a: [
    { premises: ['hdb_1_2'], amounts: smallFlat },
    { premises: ['hdb_3_5'], amounts: flat },
    { premises: ['hdb_exec', 'hudc', 'terrace'], amounts: largeFlat },
    { premises: ['condominium', 'semi_detached', 'private_apartment'], amounts: house },
    { premises: ['bungalow', 'penthouse', 'townhouse'], amounts: largeHouse },
  ],
  b: [
    { premises: ['hdb_1_2'], amounts: smallFlat },
    { premises: ['hdb_3_5'], amounts: flat },
    { premises: ['hdb_exec', 'hudc', 'condominium', 'private_apartment'], amounts: largeFlat },
    { premises: ['semi_detached', 'terrace'], amounts: house },
    { premises: ['bungalow', 'penthouse', 'townhouse'], amounts: largeHouse },
  ],
}

export interface ResidentialDepositInputs {
  readonly premises: ResidentialPremises
  readonly applicant: DepositApplicant
  readonly payment: BillPayment
}

/** The deposit of residential premises. */
export const residentialDeposit = (
  { premises, applicant, payment }: ResidentialDepositInputs,
  reading: TariffReading = defaultTariffReading,
): Cents => {
  const rate = residentialRates[reading].find(row => row.premises.includes(premises))
  if (rate === undefined) throw new RangeError(`The residential tariff has no row for ${premises}`)
  return rate.amounts[applicant][payment]
}
