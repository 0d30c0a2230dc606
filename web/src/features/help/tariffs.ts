import { type Tension, tensions, type Usage } from '@open-account/domain/application/codes'
import {
  commercialTariff,
  type DepositService,
  depositServices,
  type PremisesRate,
  type ServiceRate,
} from '@open-account/domain/deposit/commercialTariff'
import { highTensionRates } from '@open-account/domain/deposit/highTensionRate'
import { waterMinimum, waterRatePerCubicMetre } from '@open-account/domain/deposit/waterRate'
import { type Cents, formatDollars } from '@open-account/domain/deposit/money'

/** An amount of the tariff: whole dollars without cents, as in 'S$ 40'. */
export const tariffAmount = (cents: Cents): string => formatDollars(cents).replace(/\.00$/, '')

/** An amount in a table of the tariff, where all are in Singapore dollars: '$40', '$3.50'. */
export const tableAmount = (cents: Cents): string => tariffAmount(cents).replace('S$ ', '$')

type Rate = readonly [premises: string, deposit: string]

const serviceRateText = (service: DepositService, rate: ServiceRate): string => {
  switch (rate.by) {
    case 'amount':
      return `${service} ${tableAmount(rate.amount)}`
    case 'cubic_metres':
      return `${service} ${tableAmount(waterRatePerCubicMetre)} per cubic metre or ${tableAmount(waterMinimum)}, whichever is higher`
    case 'capacity':
      return `${service} by kVA`
  }
}

const isCharged = (rate: ServiceRate): boolean => rate.by !== 'amount' || rate.amount > 0

const rateText = (rate: PremisesRate): string => {
  switch (rate.by) {
    case 'amount':
      return tableAmount(rate.amount)
    case 'services':
      return depositServices
        .filter(service => isCharged(rate.services[service]))
        .map(service => serviceRateText(service, rate.services[service]))
        .join('; ')
    case 'days':
      return `${tableAmount(rate.perDay)} per day`
    case 'quotation':
      return 'per grid operator quotation'
  }
}

/** The tariff's rows for a permanent or a temporary supply. */
export const usageRates = (usage: Usage): readonly Rate[] =>
  commercialTariff[usage].map(({ label, rate }) => [label, rateText(rate)])

const tensionRateNames: Readonly<Record<Tension, string>> = {
  LT: 'Low tension',
  HT: 'High tension',
  EHT: 'Extra-high tension',
  UHT: 'Ultra-high tension',
}

/** The tariff's rows for electricity above low tension, which depends on capacity. */
export const tensionRates: readonly Rate[] = tensions.flatMap(tension => {
  const rate = highTensionRates[tension]
  return rate === null ? [] : [[tensionRateNames[tension], `${tableAmount(rate)} per kW`]]
})
