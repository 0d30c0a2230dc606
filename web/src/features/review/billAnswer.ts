import { chosenBillDelivery } from '@open-account/domain/bills/billDelivery'
import { maskEmail } from '@open-account/domain/contact/masking'
import { isPaperInsteadOfEmail } from '@open-account/domain/requirements/conditions'
import { contactEmail } from '../../session/draftSelectors.ts'
import type { AnswerLine } from '../../session/handover/answerSection.ts'
import type { Reviewed } from './reviewed.ts'

const term = 'Bills'

/** How bills are delivered, for the review and the receipt. */
export const billAnswer = ({ draft, facts }: Reviewed): AnswerLine => {
  if (!facts.emailBill) return { term, value: 'On paper' }
  if (isPaperInsteadOfEmail(facts)) return { term, value: 'On paper', tag: 'E-mail address not verified' }
  const email = contactEmail(draft)
  const address = facts.linkedEmail ? maskEmail(email) : email
  return {
    term,
    value: `${chosenBillDelivery(draft.review) === 'both' ? 'On paper, and by e-mail' : 'By e-mail'} to ${address}`,
    tag: facts.emailBillVerified ? 'Verified' : 'Not verified',
  }
}
