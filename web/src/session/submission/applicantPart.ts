import { accountHolderTypes } from '@open-account/domain/application/codes'
import { companyPart } from './companyPart.ts'
import type { Submitted } from './everyFlowPart.ts'
import { personPart } from './personPart.ts'

/** Who applies: a person or a company. */
export const applicantPart = ({ draft, facts }: Pick<Submitted, 'draft' | 'facts'>) =>
  facts.type === 'personal'
    ? { account_holder_type: accountHolderTypes.personal, ...personPart(draft, facts) }
    : { account_holder_type: accountHolderTypes.company, ...companyPart(draft, facts) }
