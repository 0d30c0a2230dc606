import { signatureLabel } from '@open-account/contracts/fields/signature'
import { documentMissing } from '@open-account/contracts/fields/uploads'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import type { Step } from '@open-account/domain/flow/flows'
import { turnOnStep } from '@open-account/domain/flow/stepRoles'
import type { DisablingCondition } from '@open-account/domain/requirements/disabling'
import { missingDocumentsUpTo, stepOfDocument } from '@open-account/domain/requirements/documentSteps'
import type { DocumentId } from '@open-account/domain/requirements/documents'
import { turnOnDateLabel } from '@open-account/domain/turnOn/timeslots'
import type { Need } from '../../kit/ui/feedback/StillNeeded.tsx'
import { timeslotLabel } from '../../session/labels/dateLabels.ts'
import { documentFieldId } from '../documents/documentFieldId.ts'
import { turnOnDetailsLabels } from '../turnOn/turnOnDetailsLabels.ts'

interface ReviewContext {
  /** The step that submits, or leads to the payment. */
  readonly step: Step
  readonly facts: ApplicationFacts
  readonly uploaded: readonly DocumentId[]
  /** What is wrong on this screen, in words. */
  readonly errors: readonly Need[]
  /** Where this screen leads back to an earlier step. */
  readonly wayTo: (step: Step) => string
}

const onTurnOnStep = ({ facts, wayTo }: ReviewContext, text: string): readonly Need[] => [
  { id: wayTo(turnOnStep(facts)), text },
]

/** What is missing for each disabling condition on a step after the turn-on details: most of it is on an earlier step. */
const needs: Readonly<Partial<Record<DisablingCondition, (context: ReviewContext) => readonly Need[]>>> = {
  turn_on_date_missing: context => onTurnOnStep(context, turnOnDateLabel(context.facts)),
  timeslot_incomplete: context => onTurnOnStep(context, timeslotLabel),
  gst_missing: context =>
    onTurnOnStep(context, `${turnOnDetailsLabels.gst_reg_no} and ${turnOnDetailsLabels.gst_reg_date}`),
  documents_missing: ({ step, facts, uploaded, wayTo }) =>
    missingDocumentsUpTo(step, facts, uploaded).map(document => {
      const asking = stepOfDocument(document, facts)
      return {
        id: asking === step ? documentFieldId(document.id) : wayTo(asking),
        text: `${document.label}: ${documentMissing}`,
      }
    }),
  signature_missing: context => onTurnOnStep(context, signatureLabel),
  errors_shown: ({ errors }) => errors,
}

export const earlierNeeds =
  (context: ReviewContext) =>
  (condition: DisablingCondition): readonly Need[] =>
    needs[condition]?.(context) ?? []
