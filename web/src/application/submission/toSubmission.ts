import type { SubmitBody } from '@open-account/contracts/submission/body'
import { accountHolderTypes, accountTypes } from '@open-account/domain/application/codes'
import { modeCapabilities } from '@open-account/domain/application/modes'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import type { Draft } from '../draft.ts'
import { accountPart } from './accountPart.ts'
import { personPart } from './personPart.ts'
import { premisesPart } from './premisesPart.ts'
import { turnOnPart } from './turnOnPart.ts'

export interface Submitted {
  readonly draft: Draft
  readonly facts: ApplicationFacts
  readonly stateId: string
  /** The analytics client id, or empty. */
  readonly clientId: string
}

/** The submit body of a residential application in a personal name: the one place that knows draft and wire names. */
export const toSubmission = ({ draft, facts, stateId, clientId }: Submitted): SubmitBody => ({
  account_type: accountTypes.residential,
  account_holder_type: accountHolderTypes.personal,
  transaction_id: stateId,
  source: modeCapabilities[facts.mode].source,
  gaId: clientId,
  ebill: facts.emailBill && facts.emailBillVerified,
  enable_paper_bill: draft.review.enable_paper_bill,
  fromMyInfo: facts.identityData === true,
  ...turnOnPart(draft),
  ...premisesPart(draft, facts),
  ...accountPart(draft, facts),
  ...personPart(draft, facts),
})
