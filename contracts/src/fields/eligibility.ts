import type { EligibilityBlock } from '@open-account/domain/premises/eligibility'

/** The validation messages of the particulars about two of the blocks. Source: document 1, section 5. */
export const eligibilityMessages = {
  missed_appointment: 'Cannot continue due to missed appointment',
  disconnected: 'Cannot continue due to disconnected',
} as const satisfies Partial<Record<EligibilityBlock, string>>
