import { eligibilityMessages } from '@open-account/contracts/fields/eligibility'
import type { DisablingCondition } from '@open-account/domain/requirements/disabling'
import type { FieldError } from '../../../kit/ui/feedback/ErrorSummary.tsx'
import type { Need } from '../../../kit/ui/feedback/StillNeeded.tsx'
import { companyLabels, optionalLabels } from '../../../session/labels/companyLabels.ts'

/** The messages of conditions about the UEN that disable Next. The last two are ours. */
const uenMessages: Readonly<Partial<Record<DisablingCondition, string>>> = {
  ...eligibilityMessages,
  active_account: 'Cannot continue due to an active account under your company name',
  company_lookup_loading: 'Company Name: it is being looked up',
}

const labels: ReadonlyMap<string, string> = new Map(Object.entries({ ...companyLabels, ...optionalLabels }))

/** The items of 'Still needed': conditions of the company link to the UEN, errors to their fields. */
export const companyNeeds =
  (errors: readonly FieldError[]) =>
  (condition: DisablingCondition): readonly Need[] => {
    const message = uenMessages[condition]
    if (message !== undefined) return [{ id: 'uen', text: message }]
    return errors.map(error => ({ id: error.id, text: labels.get(error.id) ?? error.text }))
  }
