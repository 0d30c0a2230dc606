import type { Step } from '@open-account/domain/flow/flows'
import { differingLeaves } from '../../kit/form/leaves.ts'
import { type Draft, emptyDraft } from '../../session/draft.ts'
import { sessionKeys, writeSession } from '../../session/session.ts'
import { furthestStep, type Signup } from '../../session/signup.ts'
import type { ReviewingStep } from '../../session/stepSearch.ts'

/**
 * Saves the address of the present step, once anything was entered: leaving the application then asks first, and the
 * application can be continued there.
 */
export const recordPlace = (
  draft: Draft,
  { domain, type }: Pick<Signup, 'domain' | 'type'>,
  step: Step,
  from: ReviewingStep | undefined,
): void => {
  const hasAnswers = furthestStep() > 0 || differingLeaves(emptyDraft(domain), draft).length > 0
  const address = `/open-account/${domain}/${type}/${step}${from === undefined ? '' : `?from=${from}`}`
  writeSession(sessionKeys.place, hasAnswers ? address : null)
}
