import { kioskMaximumExceeded } from '@open-account/contracts/fields/kioskPayment'
import { isWithinKioskMaximum, kioskMaximumOf } from '@open-account/domain/payment/amount'
import type { AmountsToPay } from '@open-account/domain/payment/amountsToPay'
import { paymentDevicePage } from '../../application/paymentDevicePage.ts'
import type { ApplicationSettings } from '../../application/settings.ts'
import type { Need } from '../../ui/feedback/StillNeeded.tsx'

/** What keeps a deposit from being paid at this kiosk; nothing on a device without a terminal. */
export const kioskMaximumNeeds = (
  amounts: AmountsToPay | null,
  settings: ApplicationSettings,
): readonly Need[] => {
  const maximum = kioskMaximumOf(settings)
  if (amounts === null || isWithinKioskMaximum(amounts.deposit, maximum) || paymentDevicePage() === null)
    return []
  return [{ id: 'kiosk_maximum', words: kioskMaximumExceeded(maximum) }]
}
