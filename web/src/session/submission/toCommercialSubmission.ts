import type { SubmitBody } from '@open-account/contracts/submission/body'
import { accountTypes } from '@open-account/domain/application/codes'
import { applicantPart, everyFlowPart, type Submitted } from './everyFlowPart.ts'
import { commercialPart, type SubmittedPayment } from './commercialPart.ts'

/** The submit body of a commercial application, with the payment of its deposit. */
export const toCommercialSubmission = (submitted: Submitted, payment: SubmittedPayment): SubmitBody => ({
  account_type: accountTypes.commercial,
  ...everyFlowPart(submitted),
  ...applicantPart(submitted),
  ...commercialPart(submitted.draft, submitted.facts, payment),
})
