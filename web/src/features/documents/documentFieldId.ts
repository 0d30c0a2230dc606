import type { DocumentId, ApplicationDocument } from '@open-account/domain/requirements/documents'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { modeCapabilities } from '@open-account/domain/application/modes'
import type { Step } from '@open-account/domain/flow/flows'
import { documentsDeferredFrom, documentsOnStep } from '@open-account/domain/requirements/documentSteps'

/** The documents an UploadPanel of a step shows: those uploaded here, or those that are only named here. */
export const documentsShownOn = (step: Step, facts: ApplicationFacts): readonly ApplicationDocument[] =>
  modeCapabilities[facts.mode].uploadsHere ? documentsOnStep(step, facts) : documentsDeferredFrom(step, facts)

/** The id of the control of a document's row: where a summary or 'Still needed' leads. */
export const documentFieldId = (id: DocumentId): string => `document-${id}`
