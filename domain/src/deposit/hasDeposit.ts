import { depositServices, type DepositServices, type ServiceRate, tariffRow } from './commercialTariff.ts'

const isCharged = (rate: ServiceRate): boolean => rate.by !== 'amount' || rate.amount > 0

/**
 * Whether a type of premises pays a deposit with these services. Where each service has its own amount, centralised
 * cooling alone has none, nor has gas alone where the tariff has 0 for it.
 */
export const hasDeposit = (premisesType: string, services: DepositServices): boolean => {
  const rate = tariffRow(premisesType)?.rate
  if (rate?.by !== 'services') return true
  return depositServices.some(service => services[service] && isCharged(rate.services[service]))
}
