import { isCommercial } from '@open-account/domain/requirements/conditions'
import { isFieldRequired } from '@open-account/domain/requirements/fields'
import type { Need } from '../../kit/ui/feedback/StillNeeded.tsx'
import type { ApplicationNow } from '../../session/useDraftForm.ts'
import { depositLabels } from './depositForm.ts'

const inputs = ['USE_OF_PREMISES_LIST', 'ELECT_CAPACITY', 'WATER_CAPACITY', 'NO_DAYS'] as const

/** The inputs that the deposit of commercial premises still needs, or its amount when all of them are entered. */
export const depositNeeds = ({ draft, facts }: ApplicationNow): readonly Need[] => {
  const { security_deposit: deposit } = draft
  const missing = inputs.filter(input => isFieldRequired(input, facts) && deposit[input].trim() === '')
  if (missing.length > 0) return missing.map(id => ({ id, text: depositLabels[id] }))
  return isCommercial(facts) && deposit.security_deposit === null
    ? [{ id: 'security_deposit', text: 'The amount of the security deposit' }]
    : []
}
