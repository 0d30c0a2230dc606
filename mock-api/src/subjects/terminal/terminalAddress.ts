import type { KioskPaymentQuery } from '@open-account/contracts/fields/kioskPaymentQuery'
import { contract } from '@open-account/contracts'

/** The path of the terminal's page for one payment, which also posts the payer's choice there. */
export const terminalAddress = (query: KioskPaymentQuery): string =>
  `${contract.gateway.terminal.path}?${new URLSearchParams(query).toString()}`
