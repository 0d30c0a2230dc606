import { signatureLabel } from '@open-account/contracts/fields/signature'
import { modeCapabilities } from '@open-account/domain/application/modes'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import type { Step } from '@open-account/domain/flow/flows'
import { termsSteps } from '@open-account/domain/flow/stepRoles'
import { isSignatureRequired } from '@open-account/domain/requirements/conditions'
import { documentIds } from '@open-account/domain/requirements/documents'
import { depositLabels } from '../../../features/deposit/depositForm.ts'
import { depositNeeds } from '../../../features/deposit/depositNeeds.ts'
import { documentFieldId } from '../../../features/documents/documentFieldId.ts'
import { agreementLabel } from '../../../features/terms/Agreement.tsx'
import { documentPart, type TurnOnPart } from '../../../features/turnOn/details/documentPart.ts'
import { meterReadingNeeds } from '../../../features/turnOn/details/meterReadingNeeds.ts'
import type { Need } from '../../../kit/ui/feedback/StillNeeded.tsx'
import type { ApplicationNow } from '../../../session/useDraftForm.ts'

/** A part of a review that folds and contains questions. */
export type ReviewPart = 'deposit' | TurnOnPart | 'form'

const partOfField: Readonly<Record<string, ReviewPart>> = {
  security_deposit: 'deposit',
  gst_reg_no: 'declarations',
  gst_reg_date: 'declarations',
  check_i_confirm: 'declarations',
  signature_file_id: 'form',
}

/** The part that contains a field, by the id of its control; null for a link to an earlier step. */
export const partOf = (id: string, { mode }: Pick<ApplicationFacts, 'mode'>): ReviewPart | null => {
  if (id in depositLabels) return 'deposit'
  if (id.startsWith('answers-')) return null
  const document = documentIds.find(each => documentFieldId(each) === id)
  // Files from a phone arrive in one list.
  if (document) return modeCapabilities[mode].uploadsHere ? documentPart(document) : 'documents'
  return partOfField[id] ?? 'turnOn'
}

/** What Next will require on a review with questions, although it does not disable the button. */
export const reviewNeeds = (
  step: Step,
  now: ApplicationNow,
  disablingNeeds: readonly Need[],
): readonly Need[] => {
  const { draft, facts } = now
  const needs = [
    ...depositNeeds(now),
    ...meterReadingNeeds(now),
    ...(termsSteps(facts).includes(step) && !draft.review.check_i_confirm
      ? [{ id: 'check_i_confirm', text: agreementLabel }]
      : []),
    ...(isSignatureRequired(facts) && !facts.signed
      ? [{ id: 'signature_file_id', text: signatureLabel }]
      : []),
  ]
  return needs.filter(({ id }) => !disablingNeeds.some(need => need.id === id))
}
