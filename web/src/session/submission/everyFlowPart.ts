import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { modeCapabilities } from '@open-account/domain/application/modes'
import { billFields, submittedBillDelivery } from '@open-account/domain/bills/billDelivery'
import type { Draft } from '../draft.ts'
import { accountPart } from './accountPart.ts'
import { premisesPart } from './premisesPart.ts'
import { turnOnPart } from './turnOnPart.ts'
import { accountHolderTypes } from '@open-account/domain/application/codes'
import { companyPart } from './companyPart.ts'
import { personPart } from './personPart.ts'

/** The fields of the applicant: a person or a company. */
export const applicantPart = ({ draft, facts }: Pick<Submitted, 'draft' | 'facts'>) =>
  facts.type === 'personal'
    ? { account_holder_type: accountHolderTypes.personal, ...personPart(draft, facts) }
    : { account_holder_type: accountHolderTypes.company, ...companyPart(draft, facts) }

export interface Submitted {
  readonly draft: Draft
  readonly facts: ApplicationFacts
  readonly stateId: string
  /** The analytics client id, or empty. */
  readonly clientId: string
}

/** The fields that every application sends. */
export const everyFlowPart = ({ draft, facts, stateId, clientId }: Submitted) => ({
  transaction_id: stateId,
  source: modeCapabilities[facts.mode].source,
  gaId: clientId,
  ...billFields(submittedBillDelivery(draft.review, facts)),
  fromMyInfo: facts.identityData === true,
  ...turnOnPart(draft),
  ...premisesPart(draft, facts),
  ...accountPart(draft, facts),
})
