import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { lacksAny } from '@open-account/domain/requirements/missingFields'
import type { Draft } from '../../../session/draft.ts'

/** The text of what is missing for bills by e-mail; null when nothing is. Source: document 2, section 5. */
export const emailBillText = ({ review }: Draft, facts: ApplicationFacts): string | null => {
  if (!lacksAny(['ebill_verified'], facts, { ebill_verified: facts.emailBillVerified })) return null
  return review.ebill_requested
    ? 'Please enter the OTP to verify your email address.'
    : 'Please request the OTP to verify your email address.'
}

/** The consequence of an unverified address when bills by e-mail are chosen and verification is optional (C-180). */
export const emailNotVerified = 'Your e-mail address is not verified, so bills come on paper'
