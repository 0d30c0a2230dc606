import { depositServices, type DepositServices, type ServiceRate, tariffRow } from './commercialTariff.ts'

const isCharged = (rate: ServiceRate): boolean => rate.by !== 'amount' || rate.amount > 0

/**
 * Whether a type of premises pays a deposit with these services. Where each service has an amount of its own there is
 * none for centralised cooling alone, nor for gas alone where the sheet asks nothing for it.
 */
export const hasDeposit = (premisesType: string, services: DepositServices): boolean => {
  const rate = tariffRow(premisesType)?.rate
  if (rate?.by !== 'services') return true
  return depositServices.some(service => services[service] && isCharged(rate.services[service]))
}
