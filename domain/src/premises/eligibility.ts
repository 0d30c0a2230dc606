import type { ApplicationFacts } from '../application/facts.ts'

/** What the eligibility call returns about an applicant and premises. Source: document 1, section 3. */
export interface EligibilityCheck {
  /** False when this would be the third account within six months. */
  readonly eligible: boolean
  /** False when there is an active account at these premises (C-030). */
  readonly is_new_customer: boolean
  readonly has_missed_appointment: boolean
  readonly is_disconnected: boolean
  /** Whether gas can be added; null when it is not known. */
  readonly available_gas: 'Y' | 'N' | null
}

/** Why an application cannot continue. */
export type EligibilityBlock =
  | 'third_account'
  | 'missed_appointment'
  | 'disconnected'
  | 'add_gas'
  | 'active_account'

export type EligibilityOutcome =
  | {
      readonly kind: 'continue'
      /** It is the third account within six months (`is3rd`). */
      readonly thirdAccount: boolean
      /** The applicant must prove to own the premises (`isPooRequired`). */
      readonly ownershipProofRequired: boolean
    }
  | { readonly kind: 'blocked'; readonly by: EligibilityBlock }

type EligibilityFacts = Pick<ApplicationFacts, 'domain' | 'type' | 'occupancy' | 'services'>

/** Only residential accounts in a person's name are counted (C-029). */
const isCounted = ({ domain, type }: EligibilityFacts): boolean =>
  domain === 'residential' && type === 'personal'

/** Why an existing account blocks the application; the first row that holds counts, and the last one always holds. */
const existingAccount: readonly {
  readonly by: EligibilityBlock
  readonly holds: (answer: EligibilityCheck, facts: EligibilityFacts) => boolean
}[] = [
  { by: 'missed_appointment', holds: answer => answer.has_missed_appointment },
  { by: 'disconnected', holds: answer => answer.is_disconnected },
  { by: 'add_gas', holds: (answer, { services }) => answer.available_gas === 'N' && services.gas },
  { by: 'active_account', holds: () => true },
]

/** Whether the application continues, and with which requirements, or what blocks it (C-027 to C-030). */
export const eligibilityOutcome = (answer: EligibilityCheck, facts: EligibilityFacts): EligibilityOutcome => {
  const thirdAccount = !answer.eligible && isCounted(facts)
  if (thirdAccount && facts.occupancy === 'tenant') return { kind: 'blocked', by: 'third_account' }

  const block = answer.is_new_customer ? undefined : existingAccount.find(({ holds }) => holds(answer, facts))
  if (block !== undefined) return { kind: 'blocked', by: block.by }
  return { kind: 'continue', thirdAccount, ownershipProofRequired: thirdAccount }
}
