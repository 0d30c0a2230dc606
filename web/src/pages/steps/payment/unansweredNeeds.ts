import { amountTooSmall } from '@open-account/contracts/fields/messages'
import { signatureLabel } from '@open-account/contracts/fields/signature'
import { isPayable } from '@open-account/domain/payment/amount'
import type { AmountsToPay } from '@open-account/domain/payment/amountsToPay'
import { isSignatureRequired } from '@open-account/domain/requirements/conditions'
import { turnOnDateLabel } from '@open-account/domain/turnOn/timeslots'
import type { Reviewed } from '../../../features/review/reviewed.ts'
import type { Need } from '../../../kit/ui/feedback/StillNeeded.tsx'

/** The id of the notice about invalid answers. */
export const unansweredId = 'amount_payable'

/** The answers that a later change has made invalid, which prevent the payment. */
export const unansweredNeeds = (
  { draft, facts }: Reviewed,
  amounts: AmountsToPay | null,
): readonly Need[] => [
  ...(amounts !== null && isPayable(amounts.payable) ? [] : [{ id: unansweredId, text: amountTooSmall }]),
  ...(draft.turnOnServices.turn_on_date === '' ? [{ id: unansweredId, text: turnOnDateLabel(facts) }] : []),
  ...(isSignatureRequired(facts) && !facts.signed ? [{ id: unansweredId, text: signatureLabel }] : []),
]
