import { amountTooSmall } from '@open-account/contracts/fields/messages'
import { signatureLabel } from '@open-account/contracts/fields/signature'
import { isPayable } from '@open-account/domain/payment/amount'
import type { AmountsToPay } from '@open-account/domain/payment/amountsToPay'
import { isSignatureRequired } from '@open-account/domain/requirements/conditions'
import { turnOnDateLabel } from '@open-account/domain/turnOn/timeslots'
import type { Reviewed } from '../../../features/review/reviewed.ts'
import type { Need } from '../../../kit/ui/feedback/StillNeeded.tsx'

/** Where what has to be answered anew is spoken of. */
export const unansweredId = 'amount_payable'

/** What a later change has made void, so that there is nothing to pay for yet. */
export const unansweredNeeds = (
  { draft, facts }: Reviewed,
  amounts: AmountsToPay | null,
): readonly Need[] => [
  ...(amounts !== null && isPayable(amounts.payable) ? [] : [{ id: unansweredId, text: amountTooSmall }]),
  ...(draft.turnOnServices.turn_on_date === '' ? [{ id: unansweredId, text: turnOnDateLabel(facts) }] : []),
  ...(isSignatureRequired(facts) && !facts.signed ? [{ id: unansweredId, text: signatureLabel }] : []),
]
