import type { SubmitBody } from '@open-account/contracts/submission/body'
import { accountTypes } from '@open-account/domain/application/codes'
import { applicantPart, everyFlowPart, type Submitted } from './everyFlowPart.ts'

/** The submit body of a residential application. Only the parts in this folder map draft names to wire names. */
export const toSubmission = (submitted: Submitted): SubmitBody => ({
  account_type: accountTypes.residential,
  ...everyFlowPart(submitted),
  ...applicantPart(submitted),
})
