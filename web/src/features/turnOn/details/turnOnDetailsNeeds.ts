import { documentMissing } from '@open-account/contracts/fields/uploads'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import type { Step } from '@open-account/domain/flow/flows'
import type { DisablingCondition } from '@open-account/domain/requirements/disabling'
import { missingDocumentsUpTo, stepOfDocument } from '@open-account/domain/requirements/documentSteps'
import type { DocumentId } from '@open-account/domain/requirements/documents'
import { type Answers, missingFields } from '@open-account/domain/requirements/missingFields'
import { turnOnDateLabel } from '@open-account/domain/turnOn/timeslots'
import { timeslotId } from '../TimeslotField.tsx'
import { turnOnDateId } from '../TurnOnDateField.tsx'
import type { Need } from '../../../kit/ui/feedback/StillNeeded.tsx'
import { documentFieldId } from '../../documents/documentFieldId.ts'
import { timeslotLabel } from '../../../session/labels/dateLabels.ts'
import { sectionId } from '../../../session/labels/stepTitles.ts'
import { turnOnDetailsLabels } from '../turnOnDetailsLabels.ts'

interface NeedsContext {
  /** The step with the turn-on details. */
  readonly step: Step
  readonly facts: ApplicationFacts
  readonly answers: Answers
  readonly uploaded: readonly DocumentId[]
  /** Whether the chosen date has no selectable timeslot. */
  readonly noSlotLeft: boolean
  /** The errors on this screen. */
  readonly errors: readonly Need[]
}

/** What each disabling condition requires on a step with turn-on details. */
const needs: Readonly<Partial<Record<DisablingCondition, (context: NeedsContext) => readonly Need[]>>> = {
  turn_on_date_missing: ({ facts }) => [{ id: turnOnDateId, text: turnOnDateLabel(facts) }],
  timeslots_loading: () => [{ id: timeslotId, text: 'The timeslots of this date' }],
  // Without a selectable timeslot the applicant must choose another date.
  timeslot_incomplete: ({ noSlotLeft }) => [
    { id: noSlotLeft ? turnOnDateId : timeslotId, text: timeslotLabel },
  ],
  gst_missing: ({ facts, answers }) =>
    missingFields(facts, answers).flatMap(field =>
      field === 'gst_reg_no' || field === 'gst_reg_date'
        ? [{ id: field, text: turnOnDetailsLabels[field] }]
        : [],
    ),
  documents_missing: ({ step, facts, uploaded }) =>
    missingDocumentsUpTo(step, facts, uploaded).map(document => {
      const uploadStep = stepOfDocument(document, facts)
      return {
        id: uploadStep === step ? documentFieldId(document.id) : sectionId(uploadStep),
        text: `${document.label}: ${documentMissing}`,
      }
    }),
  errors_shown: ({ errors }) => errors,
}

export const turnOnDetailsNeeds =
  (context: NeedsContext) =>
  (condition: DisablingCondition): readonly Need[] =>
    needs[condition]?.(context) ?? []
