import { kioskMaximumExceeded } from '@open-account/contracts/fields/kioskPayment'
import { isWithinKioskMaximum, kioskMaximumOf } from '@open-account/domain/payment/amount'
import type { AmountsToPay } from '@open-account/domain/payment/amountsToPay'
import { currentCapabilities } from '../../../session/mode.ts'
import type { ApplicationSettings } from '../../../session/settings.ts'
import type { Need } from '../../../kit/ui/feedback/StillNeeded.tsx'

/** The reason why a deposit cannot be paid at this kiosk, with or without a terminal; empty in another mode. */
export const kioskMaximumNeeds = (
  amounts: AmountsToPay | null,
  settings: ApplicationSettings,
): readonly Need[] => {
  const maximum = kioskMaximumOf(settings)
  const { paymentTerminal } = currentCapabilities()
  if (!paymentTerminal || amounts === null || isWithinKioskMaximum(amounts.deposit, maximum)) return []
  return [{ id: 'kiosk_maximum', text: kioskMaximumExceeded(maximum) }]
}
