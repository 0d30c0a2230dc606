import type { KioskPaymentQuery } from '@open-account/contracts/fields/kioskPaymentQuery'
import { contract } from '@open-account/contracts'

/** The terminal's page for one payment; what the payer decides is posted there too. */
export const terminalAddress = (query: KioskPaymentQuery): string =>
  `${contract.gateway.terminal.path}?${new URLSearchParams(query).toString()}`
