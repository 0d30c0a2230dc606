import type { DepositAnswer, DepositOptions } from '@open-account/contracts/deposit'
import type { Usage } from '@open-account/domain/application/codes'
import { bandLabel } from '@open-account/domain/deposit/bandLabel'
import { capacityBands } from '@open-account/domain/deposit/capacityBands'
import { capacityCode } from '@open-account/domain/deposit/capacityCode'
import { commercialTariff } from '@open-account/domain/deposit/commercialTariff'
import { isPaymentMethod, type PaymentMethod, paymentMethods } from '@open-account/domain/payment/methods'

interface Choice {
  readonly value: string
  readonly text: string
}

const withOrder = (choices: readonly Choice[]) =>
  choices.map(({ value, text }, index) => ({ value, text, order: index + 1 }))

const methodTexts: Readonly<Record<PaymentMethod, string>> = {
  PYMT_ENETS: 'eNets',
  PYMT_CREDIT_CARD: 'Credit card',
}

/** The payment methods for a deposit; the credit card is the default. */
export const depositPayment: DepositAnswer['payment_method'] = {
  options: withOrder(
    Object.keys(paymentMethods)
      .filter(isPaymentMethod)
      .map(value => ({ value, text: methodTexts[value] })),
  ),
  defaults: 'PYMT_CREDIT_CARD',
}

const optionsOf = (usage: Usage): DepositOptions[Usage] => ({
  options: withOrder(
    commercialTariff[usage].map(({ premisesType, label }) => ({ value: premisesType, text: label })),
  ),
  elect_capacity: withOrder(
    capacityBands.map((band, index) => ({ value: capacityCode(index + 1), text: bandLabel(band) })),
  ),
  water_capacity: [],
  no_days: [],
  payment_method: depositPayment.options,
})

/** The choices on which the deposit of commercial premises depends: the rows of the tariff. */
export const depositOptions: DepositOptions = {
  permanent: optionsOf('permanent'),
  temporary: optionsOf('temporary'),
}
