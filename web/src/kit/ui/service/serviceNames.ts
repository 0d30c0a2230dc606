import type { Service } from '@open-account/domain/application/codes'

/** What applicants call each service. */
export const serviceNames: Readonly<Record<Service, string>> = {
  electricity: 'Electricity',
  water: 'Water',
  gas: 'Gas',
  cooling: 'Centralised cooling',
}
