import { type Tension, tensions } from '@open-account/domain/application/codes'
import { type FixedRatePremises, fixedRates } from '@open-account/domain/deposit/fixedRates'
import { highTensionRates } from '@open-account/domain/deposit/highTensionRate'
import { serviceRates } from '@open-account/domain/deposit/serviceRates'
import { waterMinimum, waterRatePerCubicMetre } from '@open-account/domain/deposit/waterRate'
import { wayangRatePerDay } from '@open-account/domain/deposit/wayangRate'
import { tableAmount } from '../tariffAmount.ts'

type Rate = readonly [premises: string, deposit: string]

const fixed = (premises: FixedRatePremises): Rate => {
  const { label, deposit } = fixedRates[premises]
  return [label, tableAmount(deposit)]
}

const shophouse = serviceRates.PREMISES_HDB_SHOPHOUSE
const byCapacity = `water ${tableAmount(waterRatePerCubicMetre)} per cubic metre or ${tableAmount(waterMinimum)}, whichever is higher; electricity by kVA`

/** The tariff's lines for a lasting supply. Source: document 2, section 9. */
export const permanentRates: readonly Rate[] = [
  [
    'HDB shop houses',
    `water ${tableAmount(shophouse.water())}, electricity ${tableAmount(shophouse.electricity())}, gas ${tableAmount(shophouse.gas())}`,
  ],
  ['Public lighting', 'per grid operator quotation'],
  fixed('PREMISES_COOKING_STALL'),
  fixed('PREMISES_NON_COOKING_STALL'),
  fixed('PREMISES_MSCP'),
  fixed('PREMISES_ATM'),
  fixed('PREMISES_BIN_COMPOUND'),
  ['Others', `${byCapacity}; gas ${tableAmount(serviceRates.PREMISES_OTHERS.gas())}`],
]

/** The tariff's lines for a supply that ends again. */
export const temporaryRates: readonly Rate[] = [
  ['Construction site', byCapacity],
  fixed('PREMISES_SITE_OFFICE'),
  ['Street opera (Wayang)', `${tableAmount(wayangRatePerDay)} per day`],
  fixed('PREMISES_GONDOLA'),
]

const tensionNames: Readonly<Record<Tension, string>> = {
  LT: 'Low tension',
  HT: 'High tension',
  EHT: 'Extra-high tension',
  UHT: 'Ultra-high tension',
}

/** The tariff's lines for electricity above low tension, which goes by capacity. */
export const tensionRates: readonly Rate[] = tensions.flatMap(tension => {
  const rate = highTensionRates[tension]
  return rate === null ? [] : [[tensionNames[tension], `${tableAmount(rate)} per kW`]]
})
