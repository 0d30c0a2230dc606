import { eligibilityMessages } from '@open-account/contracts/fields/eligibility'
import type { DisablingCondition } from '@open-account/domain/requirements/disabling'
import { documents } from '@open-account/domain/requirements/documents'
import type { FieldError } from '../../../kit/ui/feedback/ErrorSummary.tsx'
import type { Need } from '../../../kit/ui/feedback/StillNeeded.tsx'
import { documentFieldId } from '../../../features/documents/documentFieldId.ts'
import { alternateContactLabel, particularsLabels } from '../../../session/labels/particularsLabels.ts'

/** The messages of blocks of a person. The last two are ours. */
const blockMessages: Readonly<Partial<Record<DisablingCondition, string>>> = {
  ...eligibilityMessages,
  active_account: 'Cannot continue due to an active account under your name',
  third_account: 'Cannot continue due to a 3rd account within 6 months',
}

const labels: ReadonlyMap<string, string> = new Map([
  ...Object.entries(particularsLabels),
  ['alternate_contact_number', alternateContactLabel],
  ...documents.map(({ id, label }) => [documentFieldId(id), label] as const),
])

/** The items of 'Still needed': a block links to the NRIC or FIN, an error to its field. */
export const neededNow =
  (errors: readonly FieldError[]) =>
  (condition: DisablingCondition): readonly Need[] => {
    const message = blockMessages[condition]
    if (message !== undefined) return [{ id: 'nric_fin', text: message }]
    return errors.map(error => ({ id: error.id, text: labels.get(error.id) ?? error.text }))
  }
