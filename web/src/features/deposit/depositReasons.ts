import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { capacityLabel } from '@open-account/domain/deposit/bandLabel'
import { bandOfGrade, numberOfBand } from '@open-account/domain/deposit/capacityBands'
import { capacityGrade } from '@open-account/domain/deposit/capacityCode'
import type { DepositBasis, DepositPart } from '@open-account/domain/deposit/calculateDeposit'
import { explainDeposit } from '@open-account/domain/deposit/explainDeposit'
import { type Cents, formatDollars } from '@open-account/domain/deposit/money'
import { waterMinimum, waterRatePerCubicMetre } from '@open-account/domain/deposit/waterRate'
import { wayangRatePerDay } from '@open-account/domain/deposit/wayangRate'
import { submittedServices } from '@open-account/domain/premises/services'
import { depositAmount } from '../../session/draftSelectors.ts'
import type { Draft } from '../../session/draft.ts'

type Deposit = Draft['security_deposit']

/** A part of the deposit with the text of its reason. */
export interface DepositReason extends Pick<DepositPart, 'of' | 'amount'> {
  readonly text: string
}

const format = (amount: number): string => amount.toLocaleString('en-SG')

/** '3 days at S$ 150.00 each', and '1 day at S$ 150.00'. */
const times = (quantity: number | null, unit: string, units: string, rate: Cents): string =>
  quantity === 1
    ? `1 ${unit} at ${formatDollars(rate)}`
    : `${format(quantity ?? 0)} ${units} at ${formatDollars(rate)} each`

const water = ({ quantity }: DepositPart): string => {
  const capacity = times(quantity, 'cubic metre', 'cubic metres', waterRatePerCubicMetre)
  return (quantity ?? 0) * waterRatePerCubicMetre < waterMinimum
    ? `The minimum for water: ${capacity} would be less.`
    : `${capacity}.`
}

const capacity = (_: DepositPart, { ELECT_CAPACITY, selected_elec_cap }: Deposit): string => {
  const band = bandOfGrade(capacityGrade(ELECT_CAPACITY) ?? 0)
  return `A supply capacity of ${band === null ? `${selected_elec_cap} kVA` : capacityLabel(band)}.`
}

/** The text for each basis of an amount. The texts are ours. */
const reasonTexts: Readonly<Record<DepositBasis, (part: DepositPart, deposit: Deposit) => string>> = {
  amount: ({ of }) =>
    of === 'premises' ? 'A fixed amount, whatever is used.' : `A fixed amount for ${of} at such premises.`,
  cubic_metres: water,
  capacity,
  contracted_load: ({ amount, quantity }) =>
    `A contracted load of ${times(quantity, 'kW', 'kW', amount / (quantity ?? 1))}.`,
  days: ({ quantity }) => `${times(quantity, 'day', 'days', wayangRatePerDay)}.`,
  quotation: () => 'As the grid operator has quoted.',
}

/** The parts of a calculated deposit, each with its reason; empty when the tariff does not explain the amount. */
export const depositReasons = (
  { security_deposit: deposit, turnOnServices }: Pick<Draft, 'security_deposit' | 'turnOnServices'>,
  { services, tension }: Pick<ApplicationFacts, 'services' | 'tension'>,
): readonly DepositReason[] => {
  const total = depositAmount(deposit)
  if (total === null) return []
  const grade = capacityGrade(deposit.ELECT_CAPACITY)
  const band = grade === null ? null : bandOfGrade(grade)
  const parts = explainDeposit(
    {
      premisesType: deposit.USE_OF_PREMISES_LIST,
      services: submittedServices(services, turnOnServices.bypassZCGas),
      tension: tension ?? 'LT',
      kVA: band === null ? NaN : numberOfBand(band),
      cubicMetres: Number(deposit.WATER_CAPACITY),
      days: Number(deposit.NO_DAYS),
    },
    total,
  )
  return (parts ?? []).map(part => ({
    of: part.of,
    amount: part.amount,
    text: reasonTexts[part.by](part, deposit),
  }))
}
