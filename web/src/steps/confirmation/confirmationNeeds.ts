import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { turnOnStep } from '@open-account/domain/flow/screens'
import type { DisablingCondition } from '@open-account/domain/requirements/disabling'
import { missingDocumentsUpTo, stepOfDocument } from '@open-account/domain/requirements/documentSteps'
import type { DocumentId } from '@open-account/domain/requirements/documents'
import { turnOnDateLabel } from '@open-account/domain/turnOn/timeslots'
import { sectionId } from '../../review/sectionId.ts'
import type { Need } from '../../ui/feedback/StillNeeded.tsx'

interface Asked {
  readonly facts: ApplicationFacts
  readonly uploaded: readonly DocumentId[]
  /** What is wrong on this screen, in words. */
  readonly errors: readonly Need[]
}

/** What each disabling condition asks for on the confirmation step: most is given on an earlier step. */
const needs: Readonly<Partial<Record<DisablingCondition, (asked: Asked) => readonly Need[]>>> = {
  turn_on_date_missing: ({ facts }) => [{ id: sectionId(turnOnStep(facts)), words: turnOnDateLabel(facts) }],
  timeslot_incomplete: ({ facts }) => [{ id: sectionId(turnOnStep(facts)), words: 'Timeslot' }],
  gst_missing: ({ facts }) => [
    { id: sectionId(turnOnStep(facts)), words: 'GST Reg No. and GST Valid Reg. Date' },
  ],
  documents_missing: ({ facts, uploaded }) =>
    missingDocumentsUpTo('confirmation', facts, uploaded).map(document => ({
      id: sectionId(stepOfDocument(document, facts)),
      words: document.label,
    })),
  errors_shown: ({ errors }) => errors,
}

export const confirmationNeeds =
  (asked: Asked) =>
  (condition: DisablingCondition): readonly Need[] =>
    needs[condition]?.(asked) ?? []
