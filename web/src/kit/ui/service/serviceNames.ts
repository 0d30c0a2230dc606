import type { Service } from '@open-account/domain/application/codes'

/** The name of each service on the screen. */
export const serviceNames: Readonly<Record<Service, string>> = {
  electricity: 'Electricity',
  water: 'Water',
  gas: 'Gas',
  cooling: 'Centralised cooling',
}
